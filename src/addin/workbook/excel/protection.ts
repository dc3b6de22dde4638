/** The sheets among these that are protected: Excel refuses to write to their cells. */
export async function protectedSheets(
  context: Excel.RequestContext,
  sheets: Iterable<string>,
): Promise<ReadonlySet<string>> {
  const asked = [...new Set(sheets)].map((sheet) => ({
    sheet,
    protection: context.workbook.worksheets.getItem(sheet).protection,
  }));
  for (const { protection } of asked) protection.load('protected');
  await context.sync();
  return new Set(asked.filter(({ protection }) => protection.protected).map(({ sheet }) => sheet));
}
