import type { HeaderList } from '#plugins/as2/protocol/header_list'
import { readHeaderValue } from '#plugins/as2/protocol/header_value'

/**
 * The name of the file in an entity, without folders and control characters: by Content-Disposition,
 * else by the name in Content-Type; null where there is none.
 */
export function fileNameOf(headers: HeaderList): string | null {
  const name =
    readHeaderValue(headers.get('Content-Disposition')).parameters.get('filename') ??
    readHeaderValue(headers.get('Content-Type')).parameters.get('name')
  if (name === undefined) return null
  const plain = asUtf8(name)
    .split(/[/\\]/)
    .at(-1)!
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
  return plain === '' || plain === '.' || plain === '..' ? null : plain.slice(0, 255)
}

/** Headers are read byte by byte; some programs write names in UTF-8. */
function asUtf8(name: string): string {
  if (!/[\u0080-\u00ff]/.test(name) || /[\u0100-\u{10ffff}]/u.test(name)) return name
  const text = Buffer.from(name, 'latin1').toString('utf8')
  return text.includes('\ufffd') ? name : text
}
