import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { newId } from '#kernel/database/new_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { sha256Of } from '#kernel/files/file_store'
import type { SentFile } from '#kernel/files/hear_files'
import {
  answering,
  answeringList,
  answeringNothing,
  byName,
  has,
  id,
  listOf,
  moment,
  ofType,
  oneOf,
  orNull,
  text,
  whole,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Takes } from '#kernel/http/takes'
import { aSaidText } from '#kernel/http/values'

import { type MapKind, mapKinds } from '#plugins/reports/contract/report_map'
import { seesAll } from '#plugins/reports/counting/count_report'
import { wording } from '#plugins/reports/lang/server/wording'
import { placeKeys } from '#plugins/reports/maps/place_keys'
import { readMap, refuseNoReviewNumber } from '#plugins/reports/maps/read_map'
import { selectProvinces } from '#plugins/reports/records/filter_values'
import { findMap, keepMap, listMaps, mapId, removeMap } from '#plugins/reports/records/report_maps'

const body = vine.compile(vine.object({ number: aSaidText(60) }))
const which = wording('map.choose')
const type = 'report_map'

/** Maps of the company: uploaded with their review numbers, taken away, and given to reports. */
@inject()
export default class MapController {
  static readonly takes = {
    list: {
      what: 'Maps that the company uploaded for reports',
      answers: answeringList({
        ...{ id, kind: oneOf(...mapKinds), number: text, fileName: text, known: whole },
        ...{ unknown: listOf(text), uploadedByName: text, uploadedAt: moment },
      }),
    },
    keep: {
      what: 'Upload a map as GeoJSON, with its map review number',
      body,
      files: { name: 'map', which, largest: '10mb', endings: ['geojson', 'json'] },
      answers: answeringNothing,
    },
    remove: { what: 'Remove a map', body: null, answers: answeringNothing },
    show: {
      what: 'The map that a report of areas is drawn on, and which area each name of a place is',
      answers: answering({
        map: orNull(
          has({ number: text, shape: ofType('MapShape', 'plugins/reports/contract/report_map') })
        ),
        keys: byName(text),
      }),
    },
  } satisfies Takes

  constructor(
    private changes: Changes,
    private database: Database,
    private forms: FormSchemas
  ) {}

  async screen(ctx: HttpContext) {
    return showScreen(ctx, 'reports/maps/company_maps')
  }

  async list() {
    return ok(await this.database.readCompany(listMaps))
  }

  async keep(ctx: HttpContext) {
    const heard = await hear(ctx, MapController.takes.keep)
    const kind = kindOf(ctx.params.mapKind)
    const { number } = heard.body
    const { name: fileName, bytes } = heard.files as SentFile
    refuseNoReviewNumber(number)
    const { shape, known, unknown } = readMap(bytes, this.#keysOf(kind))
    const found = await this.database.readCompany((trx) => mapId(trx, kind))
    const subject = { type, id: found ?? newId() }
    await this.changes.record({ name: 'report_map.uploaded', subject }, (change) =>
      keepMap(change, subject.id, {
        ...{ kind, number, fileName, known, unknown, shape, sha256: sha256Of(bytes) },
      })
    )
    return ok({})
  }

  async remove({ params }: HttpContext) {
    const kind = kindOf(params.mapKind)
    const found = await this.database.readCompany((trx) => mapId(trx, kind))
    if (!found) throw new kernelErrors.E_DATA_NOT_FOUND()
    const act = { name: 'report_map.removed', subject: { type, id: found } } as const
    await this.changes.record(act, (change) => removeMap(change, found))
    return ok({})
  }

  /** Provinces stand in cases as they were written; countries by their codes. */
  async show({ params }: HttpContext) {
    const kind = kindOf(params.mapKind)
    const keyOf = this.#keysOf(kind)
    const map = await this.database.readCompany((trx) => findMap(trx, kind))
    const isWritten = kind === 'province' && (await seesAll(['C.2.r.2.5', 'E.i.9', 'C.2.r.3']))
    const written = isWritten ? await this.database.read(selectProvinces) : []
    const keys = written.flatMap((name) => {
      const key = keyOf(name)
      return key === undefined ? [] : [[name, key]]
    })
    return ok({ map, keys: Object.fromEntries(keys) })
  }

  #keysOf(kind: MapKind) {
    return placeKeys(kind, this.forms.catalogue.codeList('iso3166-1-alpha2')!)
  }
}

function kindOf(word: string): MapKind {
  const kind = mapKinds.find((each) => each === word)
  if (!kind) throw new kernelErrors.E_DATA_NOT_FOUND()
  return kind
}
