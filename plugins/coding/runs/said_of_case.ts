import type { Verdict } from '#kernel/batches/batch'

import type { CasePlan } from '#plugins/coding/runs/case_work'

/** What is said of a case that a run went through. */
export function saidOfCase({ placed, counts }: CasePlan): Verdict {
  const { left = 0, touched = 0, notInUse = 0 } = counts
  if (notInUse > 0) return { state: 'skipped', verdict: 'not_in_use', sentence: retired }
  const given = placed.length
  const verdict = given > 0 ? 'changed' : left + touched > 0 ? 'left' : 'unchanged'
  return {
    ...{ state: given > 0 ? 'done' : 'skipped', verdict },
    sentence: {
      en: `${given} places changed, ${left} left to a person, ${touched} kept as someone changed them.`,
      zh: `更改 ${given} 处，留待人工处理 ${left} 处，因已有人修改而保留 ${touched} 处。`,
    },
  }
}

/** Nothing is coded where it stands in its process; the word is that of runs that were before. */
export const archived: Verdict = {
  ...{ state: 'skipped', verdict: 'archived' },
  sentence: {
    en: 'Nothing is coded at the step where the case stands; nothing was changed.',
    zh: '案例所处的流程步骤不再编码，未作任何更改。',
  },
}

const retired = {
  en: 'The version that the case was to go to is no longer in use; nothing was changed.',
  zh: '案例拟转换的目标版本已停用，未作任何更改。',
}
