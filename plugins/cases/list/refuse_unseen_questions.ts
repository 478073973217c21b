import { toKey } from '#kernel/case/content/element_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'

import { wording } from '#plugins/cases/lang/server/wording'
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
    detail: wording('refuse_unseen_questions.you_do_not_see_of_every', { element }),
  })
