import { readFile, writeFile } from 'node:fs/promises'

import { args, flags } from '@adonisjs/core/ace'

import { type Catalogue, isHeader } from '#kernel/case/content/catalogue'
import { valueOf } from '#kernel/case/content/leaf'
import { loadPages } from '#kernel/case/forms/load_pages'
import { E2bCommand } from '#plugins/e2b/commands/e2b_command'
import { Messages, type ReadReport } from '#plugins/e2b/contract'
import { wording } from '#plugins/e2b/lang/server/wording'
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
      const messages = await this.app.container.make(Messages)
      const read = await messages.read(await readFile(this.file)).finally(() => messages.close())
      if (!read.ok) return this.refuse(read.refusal)
      const cases = await this.#cases(read.reports)
      if (this.out) await writeFile(this.out, previewHtml(cases))
      this.print(this.out ? { ok: true, out: this.out, cases: cases.length } : cases, () =>
        this.out ? [`${cases.length} cases written to ${this.out}`] : previewText(cases)
      )
    })
  }

  async #cases(reports: readonly ReadReport[]): Promise<PreviewCase[]> {
    const catalogue = await this.catalogue()
    const pages = loadPages(catalogue, await this.sources())
    const header = { title: wording('e2b_preview.message_header'), elements: headerIds(catalogue) }
    return reports.map(({ envelope, content, unmapped }) => ({
      title: `${valueOf(content.C_1_1) ?? this.file}`,
      pages: previewOf({ ...envelope, ...content }, catalogue, [header, ...pages]),
      unmapped,
    }))
  }
}

function headerIds({ elements }: Catalogue): string[] {
  return elements.map(({ id }) => id).filter(isHeader)
}
