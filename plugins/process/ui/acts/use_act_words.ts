import { useTranslation } from 'react-i18next'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import type { WayAct } from '#plugins/process/contract/acts'
import { nodeOf } from '#plugins/process/contract/definition'
import { wayOn, waysBack } from '#plugins/process/contract/standing'
import { useAnswer } from '#resources/app/calls/use_answer'
import { say } from '#resources/app/language'
import type { ShownWay } from '../way/use_way'

interface ActWords {
  readonly title: string
  readonly text?: string
  readonly asksReason: boolean
  /** Label of what is chosen among. */
  readonly choose?: string
  readonly choices?: readonly { readonly value: string; readonly text: string }[]
  /** What is asked of the one that is chosen. */
  readonly question?: (to: string) => string
  /** What is said once it is done. */
  readonly done: (to: string) => string
}

/** What an act asks, and what it says when it is done. */
export function useActWords(
  { id, caseNo }: CaseHead,
  { standing, definition }: ShownWay,
  act: WayAct
): ActWords {
  const { t } = useTranslation()
  const people = useAnswer(
    'GET /cases/{caseId}/process/people',
    act === 'transfer' ? { path: { caseId: id } } : null
  )
  const said = (node: string) => ({ caseNo, node })
  switch (act) {
    case 'claim': {
      const node = say(standing.node.name)
      return {
        title: t('process:dialog.claim', said(node)),
        asksReason: false,
        done: () => t('process:done.claim', said(node)),
      }
    }
    case 'pass': {
      const { to, holder } = wayOn(standing, definition)
      const node = say(to.name)
      const open = to.kind === 'ended' ? 'pass_ended' : 'pass_open'
      return {
        title: t('process:dialog.pass', said(node)),
        text: holder
          ? t('process:dialog.pass_resumed', { holder: holder.name })
          : t(`process:dialog.${open}`),
        asksReason: false,
        done: () => t('process:done.pass', said(node)),
      }
    }
    case 'recall': {
      const node = say(nodeOf(definition, standing.passed!.from).name)
      return {
        title: t('process:dialog.recall', said(node)),
        asksReason: true,
        done: () => t('process:done.recall', said(node)),
      }
    }
    case 'return':
    case 'withdraw': {
      const ways = waysBack(standing, definition)
      const textOf = ({ asked, to, holder }: (typeof ways)[number]) => {
        if (asked === 'creator') return t('process:dialog.creator', { holder: holder!.name })
        const key = holder ? 'node' : 'node_open'
        return t(`process:dialog.${key}`, { node: say(to.name), holder: holder?.name })
      }
      const wayOf = (to: string) => ways.find(({ asked }) => asked === to)!
      return {
        title: t(`process:dialog.${act}`, { caseNo }),
        asksReason: true,
        question: (to) => {
          const { to: node, holder } = wayOf(to)
          const asked = { node: say(node.name), holder: holder?.name }
          const whom = to === 'creator' ? 'to_creator' : 'to_node'
          return t(`process:dialog.${act}_${whom}`, asked)
        },
        choose: t('process:dialog.return_to'),
        choices: ways.map((way) => ({ value: way.asked, text: textOf(way) })),
        done: (to) => t(`process:done.${act}`, said(say(wayOf(to).to.name))),
      }
    }
    case 'delete':
    case 'restore':
      return {
        title: t('process:dialog.delete', { caseNo }),
        text: t('process:dialog.delete_text'),
        asksReason: true,
        done: () => t(`process:done.${act}`, { caseNo }),
      }
    case 'transfer': {
      const choices = (people.data ?? []).map(({ id: value, name: text }) => ({ value, text }))
      return {
        title: t('process:dialog.transfer', { caseNo }),
        asksReason: true,
        choose: t('process:dialog.transfer_to'),
        choices,
        done: (to) => {
          const holder = choices.find(({ value }) => value === to)?.text
          return t('process:done.transfer', { caseNo, holder })
        },
      }
    }
  }
}
