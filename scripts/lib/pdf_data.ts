import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** What pdf.js loads by its name while it shows a document, by folder. */
const wanted: Readonly<Record<string, RegExp>> = {
  'legacy/build': /^pdf\.worker\.min\.mjs$/,
  'cmaps': /\.bcmap$|^LICENSE/, // texts in Chinese, Japanese, Korean
  'standard_fonts': /./, // for documents that bring no fonts
  'iccs': /./,
  'wasm': /nowasm_fallback\.js$|OPENJPEG|JBIG2/, // scanned pictures, without WebAssembly
}

/** Builds pdf.js's own files into the client under the version: the product serves all of them. */
export function pdfData(): Plugin {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return {
    name: 'pharos:pdf-data',
    apply: 'build',
    generateBundle() {
      for (const [folder, pattern] of Object.entries(wanted)) {
        for (const name of readdirSync(join(root, folder)).filter((each) => pattern.test(each))) {
          const source = readFileSync(join(root, folder, name))
          this.emitFile({ type: 'asset', fileName: `pdfjs-${version}/${folder}/${name}`, source })
        }
      }
    },
  }
}
