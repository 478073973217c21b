import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { type WayAct, whyNotChange } from '#plugins/process/contract/acts'
import { useNavigation } from '#resources/app/navigation/navigation'
import { say } from '#resources/app/language'
import { whoText } from '#resources/app/who_text'
import { Btn } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'
import { Tag } from '#resources/kit/tag'
import { StepsDrawer } from '../steps/steps_drawer'
import { useWay } from '../way/use_way'
import { ActDialog } from './act_dialog'
import { ActMenu } from './act_menu'

/** The next act at a button, the others in a menu; why a case came back. */
export function ActBar({ case: head }: { case: CaseHead }) {
  const { t } = useTranslation()
  const { go, reload: reloadScreen, url, isUnsaved } = useNavigation()
  const tell = useMessages()
  const { way, reload } = useWay(head.id, head.revision)
  const [asked, setAsked] = useState<WayAct | null>(null)
  const [isShown, setShown] = useState(false)
  // Whether one may change the case is asked anew of the server, which keeps what was typed on the screen.
  useOnChange(way ? whyNotChange(way.verdicts) : undefined, reloadScreen)
  useOnChange(`${head.status} ${head.ownerName}`, reload)
  if (!way) return null
  const { standing, verdicts } = way
  const back = standing.returns.findLast(({ to }) => to === standing.node.key)
  const next = (['claim', 'pass'] as const).find((act) => verdicts[act] === null)
  const isEditing = /\/pages\//.test(url)
  /** Who gives a case away could save no more what they typed; who claims it can. */
  const ask = (act: WayAct) => {
    if (act !== 'claim' && isUnsaved()) tell.note(t('process:bar.unsaved'))
    else setAsked(act)
  }
  const done = () => {
    setAsked(null)
    reload()
    // Who has a case no longer does not go on typing in it.
    if (asked === 'delete') return go('/user_home/home_process')
    if (isEditing && asked !== 'claim') go(`/cases/${head.id}`)
    else reloadScreen()
  }
  return (
    <>
      {back && (
        <Tag
          tone="amber"
          title={t('process:strip.returned_by', {
            ...{ who: whoText(back.by?.name ?? 'system'), reason: back.reason },
            node: say(way.definition.nodes.find(({ key }) => key === back.from)!.name),
          })}
        >
          {t('process:strip.returned')}
        </Tag>
      )}
      {next && (
        <Btn kind="primary" onClick={() => ask(next)}>
          {t(`process:act.${next}`)}
        </Btn>
      )}
      <ActMenu
        way={way}
        isAlone={!next}
        onAct={ask}
        onSteps={() => setShown(true)}
        onQuality={() => go(`/cases/${head.id}/tabs/quality`)}
      />
      {asked && (
        <ActDialog
          head={head}
          way={way}
          act={asked}
          onDone={done}
          onClose={() => setAsked(null)}
          onMoved={reload}
        />
      )}
      <StepsDrawer way={way} open={isShown} onClose={() => setShown(false)} />
    </>
  )
}

/** Does something when a value has become another one; what is not known yet is none. */
function useOnChange(value: string | null | undefined, run: () => void): void {
  const before = useRef(value)
  useEffect(() => {
    if (before.current !== undefined && before.current !== value) run()
    before.current = value
  }, [value, run])
}
