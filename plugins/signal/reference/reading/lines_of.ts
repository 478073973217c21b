import type { Readable } from 'node:stream'

/** A line may be so long at most: a file without an end of line is no table. */
const LONGEST = 1_000_000

/**
 * The lines of a stream of UTF-8, as many at once as one chunk has; no more of the text is in memory.
 * @param advance told of the bytes of each chunk
 */
export async function* linesOf(
  input: Readable,
  advance: (bytes: number) => Promise<void>
): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of input as AsyncIterable<Uint8Array>) {
    await advance(chunk.byteLength)
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop()!.slice(0, LONGEST)
    yield lines.map(withoutReturn)
  }
  rest += decoder.decode()
  if (rest !== '') yield [withoutReturn(rest)]
}

const withoutReturn = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line)
