import { writePdf } from '#tests/invented/samples/write_pdf'

/**
 * A PDF of one page with these lines (ISO 32000-1), in Chinese or English. The font is not in the
 * document and its encoding is one of Adobe's for Chinese, so that a reader needs CMaps of its own.
 */
export function makePdf(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `<${hex(line)}> Tj T*`).join('\n')
  const content = `BT /F1 13 Tf 20 TL 60 760 Td\n${text}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /DW 1000 /W [1 95 500] /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor 7 0 R >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  ]
  return writePdf(objects)
}

/** UCS-2, the most significant byte first. */
function hex(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex')
}
