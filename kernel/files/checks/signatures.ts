const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

/** Whether the bytes start like a zip archive (with entries, or an empty one). */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)
}

/** Whether the bytes start like gzip (RFC 1952). */
export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b
}

/** Whether the bytes start like an OLE compound file: Office documents up to 2003. */
export function isOle(bytes: Uint8Array): boolean {
  return OLE.every((byte, at) => bytes[at] === byte)
}

/** Whether a complete zip directory stands at the very end, whatever stands before it. */
export function endsAsZip(bytes: Uint8Array): boolean {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const LENGTH = 22
  const earliest = Math.max(0, data.length - LENGTH - 0xffff)
  for (let at = data.length - LENGTH; at >= earliest; at--) {
    if (
      data.readUInt32LE(at) === 0x06054b50 &&
      at + LENGTH + data.readUInt16LE(at + 20) === data.length
    )
      return true
  }
  return false
}

/** Where a PDF reader would find a PDF: its mark may stand anywhere in the first 1024 bytes. */
export function pdfMark(bytes: Uint8Array): number {
  return Buffer.from(bytes.subarray(0, 1024)).indexOf('%PDF-', 0, 'latin1')
}

const MARKUP = /<(?:!doctype\s+html|html|head|body|script|iframe|svg|object|embed|meta|img)\b/i

/** Whether a browser that guesses would take the beginning for a web page. */
export function looksLikeHtml(bytes: Uint8Array): boolean {
  return MARKUP.test(Buffer.from(bytes.subarray(0, 1024)).toString('latin1').replaceAll('\0', ''))
}
