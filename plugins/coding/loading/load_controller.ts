import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { listQuery } from '#kernel/admin/list_query'
import { sendList } from '#kernel/admin/send_list'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import {
  answering,
  answeringList,
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
import { described, objectOf, type Takes } from '#kernel/http/takes'

import { loadFields } from '#plugins/coding/contract/release'
import { wording } from '#plugins/coding/lang/server/wording'
import { Dictionaries } from '#plugins/coding/loading/dictionaries'
import StartLoad from '#plugins/coding/loading/start_load'
import { isZipName } from '#plugins/coding/loading/uploaded_files'
import { DictionaryLoads, progressAnswer } from '#plugins/coding/records/dictionary_loads'

const columns = ['startedAt', 'fileName', 'state', 'startedByName'] as const
const filters = { state: loadFields.state }

const textField = (description: string) => ({ ...text, description })
/** Each dictionary reads of it what it asks for. */
const startBody = described(
  objectOf(
    {
      dictionary: textField('meddra, when it is left out, or whodrug'),
      version: textField('Of WHODrug: year and month, as 2026-03'),
      format: textField('Of WHODrug: C3 or B3'),
      language: textField('Of WHODrug: en, when it is left out, or zh'),
      layout: textField('Of WHODrug: JSON, where it is not the layout that comes with Pharos'),
    },
    []
  )
)

/** A release of MedDRA is about 10 MB, packed a fifth of it; drug dictionaries are larger. */
const choose = wording('load.choose')

const tooLarge = (name: string) => wording('load.too_large', { name })

const problem = has({ file: text, line: orNull(whole), says: words })
const loadAnswer = {
  id,
  revision: whole,
  dictionary: text,
  fileName: text,
  state: oneOf('waiting', 'done', 'refused'),
  startedByName: text,
  startedAt: moment,
  endedAt: orNull(moment),
  problemCount: whole,
  releaseId: orNull(id),
  progress: orNull(progressAnswer),
}

/** Loading releases of dictionaries: take in, show how far it is and what was wrong. */
@inject()
export default class LoadController {
  static readonly takes = {
    start: {
      what: 'Load a release of a dictionary',
      body: startBody,
      files: {
        name: 'files',
        many: true,
        which: choose,
        largest: '200mb',
        wrong: tooLarge,
        mayBeEmpty: true,
      },
      answers: answering({ loadId: id }),
    },
    list: {
      what: 'List loads of dictionaries',
      list: listQuery(columns, filters),
      answers: answeringList(loadAnswer),
    },
    show: {
      what: 'How far a load is, and what was wrong with it',
      answers: answering({ ...loadAnswer, problems: listOf(problem) }),
    },
  } satisfies Takes

  constructor(
    private startLoad: StartLoad,
    private dictionaries: Dictionaries,
    private loads: DictionaryLoads
  ) {}

  async start(ctx: HttpContext) {
    const { body, files: sent } = await hear(ctx, LoadController.takes.start)
    const name = String(body.dictionary ?? 'meddra')
    const dictionary = await this.dictionaries.get(name)
    // Of a folder whatever is no part of a release is left alone.
    const isOf = (file: string) => isZipName(file) || dictionary.files.test(file)
    const files = sent.filter((each) => isOf(each.name))
    const zips = files.filter((each) => isZipName(each.name))
    if (files.length === 0 || (zips.length > 0 && files.length > 1)) {
      throw new kernelErrors.E_UPLOAD_TYPE({ detail: dictionary.noRelease })
    }
    const heard = await dictionary.hear(body)
    return ok({ loadId: await this.startLoad.handle(files, { dictionary: name, details: heard }) })
  }

  async list(ctx: HttpContext) {
    const { list: query } = await hear(ctx, LoadController.takes.list)
    return sendList(ctx, 'dictionary_loads', query, await this.loads.list(query))
  }

  async show({ params }: HttpContext) {
    const load = await this.loads.get(params.id)
    const { problems } = await this.loads.outcomeOf(load.id)
    return ok({ ...load, problems })
  }
}
