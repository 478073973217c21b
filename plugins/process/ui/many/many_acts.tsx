import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChosenCases } from '#plugins/cases/contract/list_query'
import type { ChosenOfList } from '#plugins/cases/contract/slots'
import { DELETION } from '#plugins/process/contract/acts'
import { useShell } from '#resources/app/shared_props'
import { Btn } from '#resources/kit/btn'
import { type ManyAct, ManyDialog } from './many_dialog'

interface ManyActsProps {
  acts: readonly ManyAct[]
  chosen: ChosenCases
  count: number
  onDone: () => void
}

/** A button for each act on the cases that are chosen, of those that one may do. */
export function ManyActs({ acts, chosen, count, onDone }: ManyActsProps) {
  const { t } = useTranslation()
  const { permissions } = useShell()
  const [asked, setAsked] = useState<ManyAct | null>(null)
  const mayAssign = permissions.some((code) => code.startsWith('PROCESS_ASSIGN_'))
  const may = (act: ManyAct) => {
    if (act === 'transfer') return mayAssign
    return act === 'pass' || act === 'claim' || permissions.includes(DELETION)
  }
  return (
    <>
      {acts.filter(may).map((act) => (
        <Btn key={act} size="small" disabled={count === 0} onClick={() => setAsked(act)}>
          {t(`process:many.act.${act}`)}
        </Btn>
      ))}
      {asked && (
        <ManyDialog
          act={asked}
          chosen={chosen}
          count={count}
          onDone={onDone}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

/** What is done on their way with the cases that are selected in the list. */
export function ManyOfList({ chosen, count, onDone }: ChosenOfList) {
  return (
    <ManyActs
      acts={['pass', 'claim', 'transfer', 'delete']}
      chosen={chosen}
      count={count}
      onDone={onDone}
    />
  )
}
