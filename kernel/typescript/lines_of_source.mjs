import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Has stacks of errors name the lines of the source, not of what was made of it. A map is read when
 * an error comes from its file: Node by itself reads all of them, a fifth of the time of each start.
 * @param mapOf gives the source map of a file as JSON, undefined where there is none
 */
export function nameLinesOfSource(mapOf) {
  const tell = Error.prepareStackTrace
  const read = new Map()
  const linesOf = (file) => {
    if (!read.has(file)) {
      const map = mapOf(file)
      read.set(file, map && new SourceMap(JSON.parse(map)))
    }
    return read.get(file)
  }
  Error.prepareStackTrace = (error, frames) =>
    tell(
      error,
      frames.map((frame) => placed(frame, linesOf))
    )
}

/** What a stack says of a call, with its place in the source where a map tells it. */
function placed(frame, linesOf) {
  const text = String(frame)
  const url = frame.getFileName()
  if (!url?.startsWith('file:') || !/\.tsx?$/.test(url)) return text
  const file = fileURLToPath(url)
  const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()]
  const origin = linesOf(file)?.findOrigin(line, column)
  if (origin?.lineNumber === undefined) return text
  const there = `${file}:${origin.lineNumber}:${origin.columnNumber}`
  return text.replace(`${url}:${line}:${column}`, () => there)
}
