import { type ReactNode, useEffect, useState } from 'react'
import { createStore } from 'zustand'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { FormsProvider } from '#resources/forms/catalogue/forms_context'
import { followPresence, othersIn } from '../presence/presence'
import { type Presence, PresenceContext } from '../presence/presence_context'
import { CaseSkeleton } from './case_skeleton'

interface ShownCaseProps {
  head: CaseHead
  /** Key of the tab that it is shown in. */
  tab: string
  title: string
  catalogueHash: string
  children: ReactNode
}

/** What stands around each screen that shows a case and does not edit it. */
export function ShownCase({ head, tab, title, catalogueHash, children }: ShownCaseProps) {
  const [store] = useState(() => createStore<Presence>(() => ({ others: othersIn(head.id) })))
  useEffect(
    () => followPresence(head.id, tab, (others) => store.setState({ others })),
    [head.id, tab, store]
  )
  return (
    <>
      <ScreenTitle title={title} />
      <FormsProvider hash={catalogueHash} waiting={<CaseSkeleton />}>
        <PresenceContext value={store}>{children}</PresenceContext>
      </FormsProvider>
    </>
  )
}
