import { useState } from 'react'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { TakesTerms } from '#resources/forms/widgets/terms_slot'
import { Btn } from '#resources/kit/btn'
import { PasteTerms } from './paste_terms'
import { TermDialog } from './term_dialog'

const Line = styled('div')({ display: 'flex', gap: 8 })

/** Two ways to terms: one by the search, many by a list that is pasted. */
export function TakeTerms({ onTake }: TakesTerms) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'find' | 'paste'>()
  const close = () => setOpen(undefined)
  return (
    <Line>
      <Btn icon="search" size="small" onClick={() => setOpen('find')}>
        {t('coding:pick.open')}
      </Btn>
      <Btn icon="document" size="small" onClick={() => setOpen('paste')}>
        {t('coding:paste.open')}
      </Btn>
      {open === 'find' && (
        <TermDialog words="" version="" onTake={(taken) => onTake([taken])} onClose={close} />
      )}
      {open === 'paste' && <PasteTerms onTake={onTake} onClose={close} />}
    </Line>
  )
}
