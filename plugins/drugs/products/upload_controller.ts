import { readFile } from 'node:fs/promises'

import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { refuseEmpty } from '#kernel/files/refuse_empty'
import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'

import UploadProducts from '#plugins/drugs/products/upload_products'

const LARGEST = '5mb'

const choose = {
  en: 'Choose a CSV file of at most 5 MB, with the columns of the template.',
  zh: '请选择不超过 5 MB 的 CSV 文件，列名与模板一致。',
}
const files = { name: 'products', which: choose.en }

/** The products of a company from a file: looked at first, then taken over. */
@inject()
export default class UploadController {
  static readonly takes = {
    preview: { what: 'What taking over products from a file would do, and what is wrong', files },
    take: { what: 'Take over products from a file, all of them or none', files },
  } satisfies Takes

  constructor(private upload: UploadProducts) {}

  async preview({ request }: HttpContext) {
    return ok(await this.upload.preview(await fileOf(request)))
  }

  async take({ request }: HttpContext) {
    return ok(await this.upload.handle(await fileOf(request)))
  }
}

async function fileOf(request: HttpContext['request']): Promise<Uint8Array> {
  const file = request.file('products', { size: LARGEST, extnames: ['csv', 'txt', 'tsv'] })
  if (!file?.tmpPath) throw new kernelErrors.E_PARAMETER({ detail: choose })
  refuseEmpty(file)
  if (!file.isValid) throw new kernelErrors.E_UPLOAD_TYPE({ detail: choose })
  return readFile(file.tmpPath)
}
