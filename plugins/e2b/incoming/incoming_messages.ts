import { inject } from '@adonisjs/core'

import type { CaseContent } from '#kernel/case/content/case_content'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { FileStore } from '#kernel/files/file_store'
import { refuseWhenAway } from '#kernel/files/refuse_when_away'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

import type { CaseRecord } from '#plugins/cases/contract'
import { CaseReading } from '#plugins/cases/contract/reading'
import { Messages, type ReadReport } from '#plugins/e2b/contract'
import { type SentRevision, sentRevisions } from '#plugins/e2b/contract/sent_revisions'
import { continuedBy } from '#plugins/e2b/exchange/continued_by'
import type { ImportItem } from '#plugins/e2b/exchange/import_item'
import { profileOfProject } from '#plugins/e2b/exchange/profile_of_project'
import { ImportItems } from '#plugins/e2b/records/import_items'

/** A message beside the case that it follows up. */
export interface ShownMessage {
  readonly item: ImportItem
  /** Of the case, of which `current` is what it says. */
  readonly revision: number
  /** What the message says, in the rows of the case, with what the case alone knows. */
  readonly incoming: CaseContent
  readonly current: CaseContent
  /** The same of the message that was imported into it before; null where there is none. */
  readonly last: CaseContent | null
  /** What the case said when it was sent last; null where nothing of it has left. */
  readonly sent: SentContent | null
}

/** What a receiver has of a case. */
type SentContent = Omit<SentRevision, 'revision'> & { readonly content: CaseContent }

/** The messages that wait for a case, and each of them beside it. */
@inject()
export class IncomingMessages {
  constructor(
    private items: ImportItems,
    private reading: CaseReading,
    private store: FileStore,
    private messages: Messages,
    private forms: FormSchemas,
    private plugins: PluginRegistry
  ) {}

  /** Those that are believed to follow up a case, the first one first. */
  async of(caseId: string): Promise<ImportItem[]> {
    const { id } = await this.reading.get(caseId)
    return this.items.following(id)
  }

  /**
   * One of them. Refuses with 1005 one that does not wait for the case, with 1003 whoever does not see
   * all of it: of what is not seen nobody decides.
   */
  async show(caseId: string, itemId: string): Promise<ShownMessage> {
    const record = await this.reading.get(caseId)
    const item = (await this.items.following(record.id)).find(({ id }) => id === itemId)
    if (!item) throw new kernelErrors.E_DATA_NOT_FOUND()
    if ((await this.reading.seenInPart([record.id])).size > 0)
      throw new kernelErrors.E_NO_PERMISSION()
    const before = await this.items.lastImported(record.id)
    return {
      ...{ item, revision: record.revision, current: record.content },
      incoming: await this.#besides(record, item),
      last: before && (await this.#besides(record, before)),
      sent: await this.#sent(record.id),
    }
  }

  async #sent(caseId: string): Promise<SentContent | null> {
    const [known] = await this.plugins.collect(sentRevisions)
    const sent = (await known?.last(caseId)) ?? null
    if (!sent) return null
    const { revision, ...rest } = sent
    return { ...rest, content: (await this.reading.getRevision(caseId, revision)).content }
  }

  async #besides({ content }: CaseRecord, item: ImportItem): Promise<CaseContent> {
    return continuedBy(content, await this.#read(item), this.forms.catalogue).content
  }

  async #read({ sha256, report }: ImportItem): Promise<ReadReport> {
    const bytes = await refuseWhenAway(this.store.get(sha256))
    const read = await this.messages.read(bytes, await profileOfProject())
    if (!read.ok) throw new kernelErrors.E_FILE_CONTENT({ detail: read.refusal.message })
    return read.reports[report - 1]!
  }
}
