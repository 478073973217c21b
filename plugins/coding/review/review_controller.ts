import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { FormSchemas } from '#kernel/forms/form_schemas'
import { ok } from '#kernel/http/envelope'
import { showScreen } from '#kernel/http/show_screen'
import type { Takes } from '#kernel/http/takes'

import { MOST_SOUGHT } from '#plugins/coding/contract/verbatim'
import { OpenVerbatims } from '#plugins/coding/records/open_verbatims'
import { SetAside } from '#plugins/coding/records/set_aside'
import { refuseNoWords } from '#plugins/coding/review/refuse_no_words'
import { SuggestTerms } from '#plugins/coding/review/suggest_terms'
import { ProjectVersion } from '#plugins/coding/versions/project_version'

const query = vine.compile(
  vine.object({
    view: vine.enum(['open', 'aside'] as const).optional(),
    text: vine.string().trim().maxLength(MOST_SOUGHT).optional(),
    page: vine.number().withoutDecimals().min(1).max(100_000).optional(),
    pageSize: vine.number().in([20, 50, 100]).optional(),
  })
)
const body = vine.compile(
  vine.object({ verbatim: vine.string().trim().minLength(1).maxLength(20_000) })
)

/** What waits for a coder: verbatims without a term, each with the term that it most likely means. */
@inject()
export default class ReviewController {
  static readonly takes: Takes = {
    list: { what: 'List verbatims that wait for a term', query },
    putAside: { what: 'Put a verbatim aside', body },
    takeBack: { what: 'Take a verbatim back that was put aside', body },
  }

  constructor(
    private verbatims: OpenVerbatims,
    private suggest: SuggestTerms,
    private aside: SetAside,
    private versions: ProjectVersion,
    private forms: FormSchemas
  ) {}

  async screen(ctx: HttpContext) {
    const version = await this.versions.current()
    const passedOver = await this.versions.passedOver()
    return showScreen(ctx, 'coding/review/review', { version, passedOver })
  }

  async list({ request }: HttpContext) {
    const [invalid, said] = await query.tryValidate(request.qs())
    if (invalid) throw new kernelErrors.E_PARAMETER({ fields: invalid.messages })
    const { view = 'open', text = '', page = 1, pageSize = 20 } = said
    const asked = { isAside: view === 'aside', text, from: (page - 1) * pageSize, count: pageSize }
    const { rows, total } = await this.verbatims.list(asked)
    const version = await this.versions.current()
    const words = rows.map(({ verbatim }) => verbatim)
    const found = version ? await this.suggest.handle(version, words) : []
    return ok({
      ...{ version, total },
      rows: rows.map(({ elements, ...row }, at) => ({
        ...row,
        elements: elements.map((id) => ({ id, label: this.forms.catalogue.labelOf(id) })),
        suggestion: found[at] ?? null,
      })),
    })
  }

  async putAside({ request }: HttpContext) {
    await this.aside.add(await read(request))
    return ok({})
  }

  async takeBack({ request }: HttpContext) {
    await this.aside.remove(await read(request))
    return ok({})
  }
}

async function read(request: HttpContext['request']): Promise<string> {
  const [invalid, said] = await body.tryValidate(request.all())
  if (invalid) throw new kernelErrors.E_PARAMETER({ fields: invalid.messages })
  refuseNoWords(said.verbatim)
  return said.verbatim
}
