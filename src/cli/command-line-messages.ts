import { speak } from '../shared/messages/message';

/** What the pane's places are at the command line. */
const PLACES: readonly (readonly [pane: RegExp, commandLine: string])[] = [
  [/Open KER ▸ Settings/, 'Set KER_API_KEY or KER_API_KEY_FILE'],
  [/Check the key in KER ▸ Settings/, 'Check KER_API_KEY'],
  [/Paste it again in KER ▸ Settings/, 'Set KER_API_KEY again'],
  [/Enter it in KER ▸ Settings/, 'Set it with --service'],
  [/Raise it under KER ▸ Settings, or refresh/, 'Run the command again'],
  [/(Check )?the (?:service )?address in KER ▸ Settings/i, '$1--service'],
];

/** From now on sentences name options and variables in place of the pane's settings. */
export function speakAtCommandLine(): void {
  speak((template, values) => {
    let at = 0;
    return commandLineTemplate(template).replace(/{}/g, () => `${values[at++] ?? ''}`);
  });
}

/** A template of a message with the command line's places in it. */
export function commandLineTemplate(template: string): string {
  return PLACES.reduce((text, [pane, commandLine]) => text.replace(pane, commandLine), template);
}
