/** Names of storages and streams that hold VBA in Office files up to 2003 (MS-OVBA 2.2). */
const MACRO_NAMES = ['_VBA_PROJECT', '_VBA_PROJECT_CUR', 'Macros', 'VBA']
/** Directory entries of a compound file have 128 bytes (MS-CFB 2.6.1). */
const ENTRY = 128
const NAME_LENGTH_AT = 64
const TYPE_AT = 66

/**
 * Whether an OLE compound file has macros. Directory entries are recognised wherever they stand,
 * so that a broken allocation table hides nothing.
 */
export function holdsOleMacros(bytes: Uint8Array): boolean {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return MACRO_NAMES.some((name) => hasEntry(data, name))
}

function hasEntry(data: Buffer, name: string): boolean {
  const encodedName = Buffer.from(`${name}\0`, 'utf16le')
  for (let at = data.indexOf(encodedName); at !== -1; at = data.indexOf(encodedName, at + 2)) {
    if (at % ENTRY !== 0 || at + ENTRY > data.length) continue
    const isNamed = data.readUInt16LE(at + NAME_LENGTH_AT) === encodedName.length
    const type = data[at + TYPE_AT]!
    if (isNamed && (type === 1 || type === 2)) return true
  }
  return false
}
