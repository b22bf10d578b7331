import { stderr, stdin } from 'node:process';
import { text } from 'node:stream/consumers';

/** Reads a password from the first line of a pipe, or twice from a terminal without echo. */
export async function readPassword(): Promise<Uint8Array> {
  if (!stdin.isTTY) return bytesOf((await text(stdin)).split(/\r?\n/)[0] ?? '');
  const typed = await prompt('Password: ');
  if ((await prompt('Repeat password: ')) !== typed) throw new Error('The two passwords differ.');
  return bytesOf(typed);
}

const bytesOf = (password: string) => new TextEncoder().encode(password);

/** Reads one line without echo. */
function prompt(question: string): Promise<string> {
  stderr.write(question);
  stdin.setRawMode(true).setEncoding('utf8').resume();
  let typed = '';
  return new Promise((resolve, reject) => {
    const finish = (done: () => void) => {
      stdin.setRawMode(false).pause().off('data', onData);
      stderr.write('\n');
      done();
    };
    const onData = (chunk: string) => {
      for (const key of chunk) {
        if (key === '\r' || key === '\n' || key === '\u0004') return finish(() => resolve(typed));
        if (key === '\u0003') return finish(() => reject(new Error('The password is missing.')));
        if (key === '\u007f' || key === '\b') typed = typed.slice(0, -1);
        else typed += key;
      }
    };
    stdin.on('data', onData);
  });
}
