import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePermission } from '#resources/app/shared_props'
import { Btn } from '#resources/kit/btn'
import { Tag } from '#resources/kit/tag'
import { PreparedDialog } from './prepared_dialog'
import { useRuns } from './use_runs'

/** Leads to the papers of many cases that one has asked for, where there are some; says how many are at work. */
export function PreparedButton() {
  return usePermission('CASE_PAPER') ? <Button /> : null
}

function Button() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { data } = useRuns()
  if (!data || (data.length === 0 && !isOpen)) return null
  const running = data.filter(({ state }) => state === 'waiting').length
  return (
    <>
      <Btn icon="document" onClick={() => setOpen(true)}>
        {t('papers:many.open')}
        {running > 0 && <Tag tone="teal">{running}</Tag>}
      </Btn>
      {isOpen && <PreparedDialog onClose={() => setOpen(false)} />}
    </>
  )
}
