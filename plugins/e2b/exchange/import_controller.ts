import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import {
  answering,
  has,
  id,
  listOf,
  moment,
  oneOf,
  orNull,
  text,
  whole,
  words,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'

import { CaseProcess } from '#plugins/cases/contract/process'
import { CaseReading } from '#plugins/cases/contract/reading'
import { laterKinds } from '#plugins/cases/contract/versions'
import DecideItem from '#plugins/e2b/exchange/decide_item'
import type { ImportItem } from '#plugins/e2b/exchange/import_item'
import { seeItems } from '#plugins/e2b/exchange/see_items'
import StartImport from '#plugins/e2b/exchange/start_import'
import { waitsFor } from '#plugins/e2b/incoming/waits_for'
import { wording } from '#plugins/e2b/lang/server/wording'
import { ImportItems } from '#plugins/e2b/records/import_items'
import { verdicts } from '#plugins/e2b/contract/verdicts'
import { Imports } from '#plugins/e2b/records/imports'

const decisionBody = vine.compile(
  vine.object({
    decision: vine.enum(['new', 'follow-up', 'skip'] as const),
    caseId: vine.string().uuid().optional(),
  })
)

/** No rule limits imports; this is for the server. */
const chooseFiles = wording('import.choose_files')

function wrongFile(name: string) {
  return wording('import.cannot_be_imported_choose_xml_or', { name })
}

const openImport = has({
  id,
  at: moment,
  by: text,
  fileNames: listOf(text),
  files: whole,
  waiting: whole,
  undecided: whole,
})
const match = has({
  caseId: id,
  caseNo: text,
  reasons: listOf(has({ element: text, value: text })),
})
const headerFinding = has({ rule: text, severity: text, element: text, message: words })
const report = {
  ...{ at: orNull(moment), follows: orNull(id), brings: oneOf(...laterKinds, null) },
  waitsFor: oneOf('nullified', 'still_open', 'archive_first', null),
  followed: orNull(has({ version: whole, versionKind: text, status: text })),
  id,
  importId: id,
  position: whole,
  fileName: text,
  entry: orNull(text),
  sha256: text,
  size: whole,
  report: whole,
  state: oneOf('waiting', 'undecided', 'done', 'refused', 'skipped', 'cancelled'),
  verdict: oneOf(...verdicts, 'refused', null),
  code: orNull(whole),
  message: orNull(words),
  matches: listOf(match),
  caseId: orNull(id),
  caseNo: orNull(text),
  unmapped: whole,
  schemaErrors: listOf(text),
  headerFindings: listOf(headerFinding),
  notes: listOf(words),
}

/** Import of E2B(R3) messages: take in, show what is open and how far it is, decide. */
@inject()
export default class ImportController {
  static readonly takes = {
    start: {
      what: 'Import messages',
      files: {
        name: 'files',
        many: true,
        which: chooseFiles,
        largest: '100mb',
        // By name only: what the bytes are is said of each file on its own, with its verdict.
        endings: ['xml', 'zip'],
        wrong: wrongFile,
        mayBeEmpty: true,
      },
      answers: answering({ importId: id }),
    },
    open: {
      what: 'Imports that wait for a decision',
      answers: answering({ imports: listOf(openImport) }),
    },
    show: {
      what: 'The files of an import',
      answers: answering({ files: listOf(has({ ...report, name: text })) }),
    },
    decide: {
      what: 'Decide what becomes of a file',
      body: decisionBody,
      answers: answering(report),
    },
  } satisfies Takes

  constructor(
    private startImport: StartImport,
    private items: ImportItems,
    private imports: Imports,
    private decideItem: DecideItem,
    private reading: CaseReading,
    private process: CaseProcess
  ) {}

  async start(ctx: HttpContext) {
    const { files } = await hear(ctx, ImportController.takes.start)
    return ok({ importId: await this.startImport.handle(files, 'ask') })
  }

  async open() {
    return ok({ imports: await this.imports.open() })
  }

  async show({ params }: HttpContext) {
    const all = await this.items.list(params.importId)
    const files = await this.#told(all)
    return ok({ files: files.map((item) => ({ ...item, name: item.entry ?? item.fileName })) })
  }

  async decide(ctx: HttpContext) {
    const { body } = await hear(ctx, ImportController.takes.decide)
    const { importId, itemId } = ctx.params
    await this.decideItem.handle({ importId, itemId, ...body })
    const item = await this.items.get(importId, itemId)
    return ok((await this.#told([item]))[0])
  }

  /** As whoever asks sees them, each with what it is held for. */
  async #told(items: readonly ImportItem[]) {
    const process = await this.process.current()
    const seen = seeItems(items, await this.reading.unseen())
    return seen.map((item) => ({ ...item, waitsFor: waitsFor(item, process) }))
  }
}
