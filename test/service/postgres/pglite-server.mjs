// PGlite, PostgreSQL in this process, behind an address, as the pool reaches a server: prints the address, and ends with its standard
// input. It has one session: connections take turns, a transaction is one turn, and a statement that another connection has prepared
// under the same name is prepared anew. What is copied is gathered and handed over at once, since PGlite cannot wait for more of it.
import { createServer } from 'node:net';

import { PGlite } from '@electric-sql/pglite';

/** Requests that come before a session: for TLS and GSS, which there is not, and the session itself. */
const REQUESTS = { tls: 80_877_103, gss: 80_877_104, session: 196_608 };

/** What ends messages that are answered together: a statement, a synchronisation, the end of what is copied. */
const ENDS = new Set(['Q', 'S', 'c', 'f']);

const database = await PGlite.create();
const prepared = new Set();
let turn = Promise.resolve();

const server = createServer(serve);
server.listen(0, '127.0.0.1', () =>
  console.log(`postgres://postgres@127.0.0.1:${server.address().port}/postgres`),
);
process.stdin.resume().on('close', () => process.exit());

function serve(socket) {
  const session = { socket, endTurn: undefined };
  let [waiting, isOpen, piece] = [Buffer.alloc(0), false, []];
  let work = Promise.resolve();
  socket.on('data', (chunk) => {
    waiting = Buffer.concat([waiting, chunk]);
    for (;;) {
      const bytes = firstOf(waiting, isOpen ? 1 : 0);
      if (bytes === undefined) return;
      waiting = waiting.subarray(bytes.length);
      if (!isOpen) {
        isOpen = opened(socket, bytes);
        continue;
      }
      const type = String.fromCharCode(bytes[0]);
      if (type === 'X') {
        void work.then(() => socket.end());
        return;
      }
      piece.push({ type, bytes });
      if (isCopyUnderWay(socket, piece) || !ENDS.has(piece.at(-1).type)) continue;
      const whole = piece;
      piece = [];
      work = work.then(() => answer(session, whole));
    }
  });
  socket.on('error', () => undefined);
  socket.on('close', () => void work.then(() => end(session)));
}

/** Answers what comes before a session; whether it is open now. */
function opened(socket, request) {
  const code = request.readUInt32BE(4);
  if (code === REQUESTS.tls || code === REQUESTS.gss) socket.write('N');
  if (code !== REQUESTS.session) return false;
  socket.write(Buffer.concat([framed('R', Buffer.alloc(4)), framed('Z', Buffer.from('I'))]));
  return true;
}

/** Whether more is to come of what is copied; its beginning is answered as a server would. */
function isCopyUnderWay(socket, [first, ...rest]) {
  if (first.type !== 'Q' || !/^copy .* from stdin/i.test(first.bytes.toString('utf8', 5))) return false;
  if (rest.length === 0) socket.write(framed('G', Buffer.alloc(3)));
  return !['c', 'f'].includes(rest.at(-1)?.type);
}

async function answer(session, piece) {
  session.endTurn ??= await takenTurn();
  const replies = await run(piece);
  const ready = replies.findLast(({ type }) => type === 'Z');
  if (ready?.bytes.toString('latin1', 5) === 'I') free(session);
  session.socket.write(Buffer.concat(replies.map(({ bytes }) => bytes)));
}

/** Waits until no other connection is at work, and gives what ends the turn. */
async function takenTurn() {
  const before = turn;
  let release;
  turn = new Promise((resolve) => (release = resolve));
  await before;
  return release;
}

function free(session) {
  session.endTurn();
  session.endTurn = undefined;
}

/** A transaction that nobody ended is undone, and so are its settings. */
async function end(session) {
  if (session.endTurn !== undefined) {
    await run([{ type: 'Q', bytes: framed('Q', Buffer.from('rollback\0')) }]);
    free(session);
  }
}

async function run(piece) {
  const names = piece.flatMap(({ type, bytes }) => (type === 'P' ? [nameOf(bytes)] : [])).filter(Boolean);
  const closed = names.filter((name) => prepared.has(name));
  for (const name of names) prepared.add(name);
  const message = Buffer.concat([...closed.map(closing), ...piece.map(({ bytes }) => bytes)]);
  const replies = messagesOf(Buffer.from(await database.execProtocolRaw(message, { syncToFs: false })));
  const isCopied = piece.length > 1 && piece[0].type === 'Q';
  return replies.filter(
    ({ type }, at) => !(type === '3' && at < closed.length) && !(isCopied && type === 'G'),
  );
}

/** The first message, which has its length behind its type; undefined where it has not come as a whole. */
function firstOf(bytes, head) {
  if (bytes.length < head + 4) return undefined;
  const length = head + bytes.readUInt32BE(head);
  return bytes.length < length ? undefined : bytes.subarray(0, length);
}

function messagesOf(bytes) {
  const messages = [];
  for (let rest = bytes; rest.length > 0;) {
    const first = firstOf(rest, 1);
    messages.push({ type: String.fromCharCode(first[0]), bytes: first });
    rest = rest.subarray(first.length);
  }
  return messages;
}

function framed(type, body) {
  const head = Buffer.alloc(5);
  head.write(type, 'latin1');
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const closing = (name) => framed('C', Buffer.from(`S${name}\0`));

const nameOf = (parse) => parse.toString('utf8', 5, parse.indexOf(0, 5));
