import { readFile, writeFile } from 'node:fs/promises'

import { args, flags } from '@adonisjs/core/ace'

import { type Catalogue, isHeader } from '#kernel/content/catalogue'
import { valueOf } from '#kernel/content/leaf'
import { loadPages } from '#kernel/forms/load_pages'
import { E2bCommand } from '#plugins/e2b/commands/e2b_command'
import { readMessage } from '#plugins/e2b/message/reader'
import { previewOf } from '#plugins/e2b/preview/preview'
import { type PreviewCase, previewHtml } from '#plugins/e2b/preview/preview_html'
import { previewText } from '#plugins/e2b/preview/preview_text'

export default class E2bPreview extends E2bCommand {
  static commandName = 'e2b:preview'
  static description = 'Shows a message as a readable page, by pages of the case editor'

  @args.string({ description: 'E2B(R3) message' })
  declare file: string

  @flags.string({ description: 'HTML file to write; without it the page is printed as text' })
  declare out?: string

  async run() {
    await this.refusing(async () => {
      const cases = await this.#cases()
      if (this.out) await writeFile(this.out, previewHtml(cases))
      this.print(this.out ? { ok: true, out: this.out, cases: cases.length } : cases, () =>
        this.out ? [`${cases.length} cases written to ${this.out}`] : previewText(cases)
      )
    })
  }

  async #cases(): Promise<PreviewCase[]> {
    const catalogue = await this.catalogue()
    const pages = loadPages(catalogue, await this.sources())
    using document = this.open(await readFile(this.file))
    const { batch, unmapped, reports } = readMessage(document, catalogue)
    const header = { title: { en: 'Message header', zh: '报文头' }, elements: headerIds(catalogue) }
    return reports.map((report, index) => ({
      title: `${valueOf(report.content.C_1_1) ?? this.file}`,
      pages: previewOf({ ...batch, ...report.envelope, ...report.content }, catalogue, [
        header,
        ...pages,
      ]),
      unmapped: index === 0 ? [...unmapped, ...report.unmapped] : report.unmapped,
    }))
  }
}

function headerIds({ elements }: Catalogue): string[] {
  return elements.map(({ id }) => id).filter(isHeader)
}
