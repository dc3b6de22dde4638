/** What `ker --help` prints. */
export const HELP = `ker: KER functions and workbooks without Excel

  ker get FORMULA…        print the results of KER formulas
  ker query EXPRESSION    print the result of a query expression
  ker plan FILE           print what a refresh of a workbook would request; sends nothing
  ker refresh FILE        refresh a workbook; writes nothing without --out
  ker link FILE           show which typed numbers the service has; with --out, write formulas for them
  ker convert FILE        the same for formulas of Bloomberg, FactSet, Capital IQ, LSEG and Excel
  ker mcp                 serve assistants over the Model Context Protocol
  ker schema              print the JSON schema of what refresh --json prints

Options
  --service URL           the service; without it the built server answers, and ends with the command
  --max-requests N        send nothing if more than N requests may be needed (mcp: 1,000 in all)
  --json                  print JSON

refresh
  --out FILE              write the refreshed workbook; FILE may be the input
  --plan                  print the plan; sends nothing
  --check                 exit with 1 if a refresh would change the workbook
  --unsupported fail|keep|na
                          cells that only Excel can refresh: write nothing (the default), keep their
                          values, or show #N/A

link, convert
  --out FILE              write the accepted formulas, and a log of what was there
  --plan                  print the plan; sends nothing
  --undo                  with --out: put back what the log says

mcp
  --port N                serve over HTTP at this port of the machine, 0 for a free one
  --allow-write           let refresh_workbook write files in the working folder

The key is read from KER_API_KEY, or from the file that KER_API_KEY_FILE names.

Exit codes
  0 done   1 --check: a refresh would change the workbook   2 the command or file cannot be used
  3 unsupported cells, nothing written   4 more requests than --max-requests, nothing sent
  5 the service did not answer, nothing written   6 a formula of get or query gives an error`;
