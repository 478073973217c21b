/** Bytes of a text in an encoding that Node only reads: found by reading every pair of bytes. */
export function encodeAs(text: string, encoding: 'gb18030' | 'shift_jis' | 'windows-1252'): Buffer {
  const known = bytesBy(encoding)
  return Buffer.concat(
    [...text].map((character) => {
      const bytes = known.get(character)
      if (!bytes) throw new Error(`"${character}" is not in ${encoding}`)
      return bytes
    })
  )
}

const tables = new Map<string, Map<string, Buffer>>()

function bytesBy(encoding: string): Map<string, Buffer> {
  const made = tables.get(encoding)
  if (made) return made
  const table = new Map<string, Buffer>()
  const decoder = new TextDecoder(encoding, { fatal: true })
  const learn = (...bytes: number[]) => {
    try {
      const text = decoder.decode(Buffer.from(bytes))
      if ([...text].length === 1 && !table.has(text)) table.set(text, Buffer.from(bytes))
    } catch {
      // No character of this encoding.
    }
  }
  for (let first = 0; first < 256; first++) learn(first)
  for (let first = 0x81; first < 255; first++) {
    for (let second = 0x40; second < 255; second++) learn(first, second)
  }
  tables.set(encoding, table)
  return table
}
