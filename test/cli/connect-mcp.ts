import { realpathSync } from 'node:fs';

import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

import { PROGRAM, TRIAL_KEY } from './run-ker';

/** How `ker mcp` is started. */
type McpStart = {
  service: string;
  /** The folder in which it runs. */
  folder: string;
  args?: readonly string[];
  /** Clients of 2025 say hello first; later ones may call at once. @default 'legacy' */
  mode?: 'legacy' | 'auto';
};

/** Starts `ker mcp` of the built program over standard input and output; it ends when the client is closed. */
export async function connectMcp({ service, folder, args = [], mode = 'legacy' }: McpStart): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [PROGRAM, 'mcp', '--service', service, ...args],
    env: { KER_API_KEY: TRIAL_KEY },
    cwd: realpathSync(folder),
  });
  await client.connect(transport);
  return client;
}

export type McpAnswer = { isError: boolean; answer: Record<string, unknown> };

/** Calls a tool; an answer that is no JSON is an error. */
export async function callTool(
  client: Client,
  name: string,
  args: Record<string, unknown>,
): Promise<McpAnswer> {
  const { content, isError = false } = await client.callTool({ name, arguments: args });
  const [first] = content as { type: string; text: string }[];
  return { isError, answer: parsed(first?.text ?? '') };
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return { error: text };
  }
}
