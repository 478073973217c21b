import { toKey } from '#kernel/content/element_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'

import type { CaseCondition } from '#plugins/cases/contract'
import { columnElements } from '#plugins/cases/list/column_elements'
import type { ListQuery } from '#plugins/cases/list/list_filters'

/**
 * A list that is ordered or filtered by what somebody does not see would tell it all the same, by
 * its order or by how many there are. Refuses such a question with 2017.
 */
export function refuseUnseenQuestions(
  query: ListQuery,
  added: readonly CaseCondition[],
  unseen: ReadonlySet<string>
): void {
  if (unseen.size === 0) return
  for (const element of askedElements(query, added)) {
    if (unseen.has(toKey(element))) throw refused(element)
  }
}

function askedElements(query: ListQuery, added: readonly CaseCondition[]): string[] {
  const { sort, seriousness, country, reportType, receivedFrom, receivedTo, conditions } = query
  const columns = [
    sort,
    seriousness && 'seriousness',
    country && 'country',
    reportType && 'report_type',
    (receivedFrom || receivedTo) && 'first_received',
  ]
  return [
    ...columns.flatMap((column) => columnElements[column as keyof typeof columnElements] ?? []),
    ...(conditions ?? []).map(({ element }) => element),
    ...added.flatMap(({ elements }) => elements),
  ]
}

const refused = (element: string) =>
  new kernelErrors.E_PARAMETER({
    detail: {
      en: `You do not see ${element} of every case as it stands, so the list is neither ordered nor filtered by it.`,
      zh: `您无权查看部分案例的数据点 ${element}，因此列表不能按该数据点排序或筛选。`,
    },
  })
