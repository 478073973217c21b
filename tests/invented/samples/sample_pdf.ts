import { writePdf } from '#tests/invented/samples/write_pdf'

const text =
  'BT /F1 14 Tf 60 760 Td (Invented discharge letter. No real person, product or event.) Tj ET'

const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
  `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
]

/** A document of one page, made by hand, to travel in the sample report. */
export const samplePdf: Buffer = writePdf(objects)
