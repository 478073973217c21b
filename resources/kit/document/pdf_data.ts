/** Folder of pdf.js itself with what it reads while it shows a document; see scripts/lib/pdf_data.ts. */
export function pdfFolder(version: string): string {
  const folder = import.meta.env.DEV ? 'node_modules/pdfjs-dist' : `pdfjs-${version}`
  return `${import.meta.env.BASE_URL}${folder}/`
}
