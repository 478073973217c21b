import { toKey } from '#kernel/content/element_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'

import type { Conditions } from '#plugins/cases/list/list_conditions'

/**
 * A list that is ordered or filtered by what somebody does not see would tell it all the same, by
 * its order or by how many there are. Refuses such a question with 2017.
 */
export function refuseUnseenQuestions({ elements }: Conditions, unseen: ReadonlySet<string>): void {
  const element = elements.find((each) => unseen.has(toKey(each)))
  if (element !== undefined) throw refused(element)
}

const refused = (element: string) =>
  new kernelErrors.E_PARAMETER({
    detail: {
      en: `You do not see ${element} of every case as it stands, so the list is neither ordered nor filtered by it.`,
      zh: `您无权查看部分案例的数据点 ${element}，因此列表不能按该数据点排序或筛选。`,
    },
  })
