import type { PDFDocumentProxy } from 'pdfjs-dist'
import { pdfFolder } from './pdf_data'

/** pdf.js, loaded when the first document is shown. The legacy build runs in older browsers, too. */
export const loadPdfJs = () => import('pdfjs-dist/legacy/build/pdf.mjs')

/** A document that is open until it is closed. */
export interface OpenPdf {
  pdf: PDFDocumentProxy
  close: () => void
}

/**
 * Opens a PDF (ISO 32000). All that pdf.js reads comes from the product itself; no script of the
 * document runs, and neither eval nor WebAssembly is needed, which the security policy forbids.
 * @param bytes are handed over: they cannot be read afterwards
 * @throws Error named PasswordException or InvalidPDFException
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const { getDocument, GlobalWorkerOptions, VerbosityLevel, version } = await loadPdfJs()
  const folder = pdfFolder(version)
  GlobalWorkerOptions.workerSrc = `${folder}legacy/build/pdf.worker.min.mjs`
  const task = getDocument({
    data: bytes,
    cMapUrl: `${folder}cmaps/`,
    standardFontDataUrl: `${folder}standard_fonts/`,
    iccUrl: `${folder}iccs/`,
    wasmUrl: `${folder}wasm/`,
    useWasm: false,
    disableWorkerRendering: true,
    verbosity: VerbosityLevel.ERRORS,
  })
  return { pdf: await task.promise, close: () => void task.destroy() }
}
