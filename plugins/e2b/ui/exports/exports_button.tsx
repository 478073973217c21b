import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePermission } from '#resources/app/shared_props'
import { Btn } from '#resources/kit/btn'
import { Tag } from '#resources/kit/tag'
import { ExportsDialog } from './exports_dialog'
import { useExports } from './use_exports'

/** Leads to the exports of many cases, where there are some; says how many are at work. */
export function ExportsButton() {
  return usePermission('CASE_EXPORT') ? <Button /> : null
}

function Button() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { data } = useExports()
  if (!data || (data.length === 0 && !isOpen)) return null
  const running = data.filter(({ state }) => state === 'waiting').length
  return (
    <>
      <Btn icon="download" onClick={() => setOpen(true)}>
        {t('e2b:exports.open')}
        {running > 0 && <Tag tone="teal">{running}</Tag>}
      </Btn>
      {isOpen && <ExportsDialog onClose={() => setOpen(false)} />}
    </>
  )
}
