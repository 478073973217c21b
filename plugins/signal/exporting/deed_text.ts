import type { Language, Words } from '#kernel/language/words'

import type { SignalDeed } from '#plugins/signal/contract/signal'
import { screenWording } from '#plugins/signal/lang/wording'

/** What was done with a signal, in words: the same ones as on its screen. */
export function deedText(deed: SignalDeed, language: Language): string {
  return wordsOf(deed)[language]
}

function wordsOf(deed: SignalDeed): Words {
  switch (deed.kind) {
    case 'detected':
      return screenWording(`step.detected_${deed.source}`)
    case 'status': {
      const status = screenWording(`status.${deed.to}`)
      return screenWording('step.status', { status, reason: deed.reason })
    }
    case 'evidence':
      return screenWording('step.evidence', { run: deed.evidence.runNumber })
    case 'owner':
      return screenWording('step.owner', { name: deed.name })
    case 'priority':
      return screenWording('step.priority', {
        priority: screenWording(`priority.${deed.priority}`),
      })
    case 'due':
      return screenWording('step.due', { day: deed.day })
    case 'answer':
      return screenWording('step.answer', {
        question: screenWording(`question.${deed.question}`),
        answer: screenWording(`answer.${deed.answer}`),
      })
    case 'comment':
      return { en: deed.text, zh: deed.text }
    case 'action':
      return screenWording('step.action', { text: deed.text })
    case 'action_done':
      return screenWording('step.action_done')
  }
}
