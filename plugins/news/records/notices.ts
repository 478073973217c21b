import { NoticeSchema } from '#plugins/news/database/schema'
import { ResourceRecords } from '#kernel/admin/resources/resource_records'
import type { ResourceTable } from '#kernel/admin/resources/resource_table'
import type { Change } from '#kernel/changes/change'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { ValuesOf } from '#kernel/fields/field'
import { wording } from '#plugins/news/lang/server/wording'
import { noticeFields } from '#plugins/news/contract'

type Values = ValuesOf<typeof noticeFields>

/** A notice as it is kept. */
class Notice extends NoticeSchema {
  static table = 'notices'
}

/** The notices of the platform. */
export class Notices extends ResourceRecords<typeof noticeFields> {
  readonly table: ResourceTable<typeof noticeFields> = {
    type: 'notice',
    model: Notice,
    fields: noticeFields,
    search: ['textZh', 'textEn'],
  }

  protected ownerColumns() {
    return {}
  }

  protected async beforeCreate(_change: Change, values: Values): Promise<void> {
    refuseBackwards(values)
  }

  protected async beforeChange(_change: Change, _before: unknown, values: Values): Promise<void> {
    refuseBackwards(values)
  }
}

/** A notice does not end before it begins. */
function refuseBackwards({ startsOn, endsOn }: Values): void {
  if (startsOn <= endsOn) return
  const message = wording('notices.message')
  throw new kernelErrors.E_PARAMETER({ detail: message, errors: [{ field: 'endsOn', message }] })
}
