import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useField } from '#resources/admin/resource/use_field'
import { useCodeNames } from '#resources/forms/codes/use_code_names'
import { Btn } from '#resources/kit/btn'
import { Quiet } from '#resources/kit/panel'
import { TermDialog } from '../../pick/term_dialog'

const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 12 })

/** What the code of a synonym is called, and the search that gives it. */
export function FindCode() {
  const { t } = useTranslation()
  const verbatim = useField('verbatim')
  const { value: code, onChange } = useField('code')
  const nameOf = useCodeNames()
  const [isOpen, setOpen] = useState(false)
  return (
    <Line>
      <Btn icon="search" onClick={() => setOpen(true)}>
        {t('coding:pick.open')}
      </Btn>
      <Quiet>{/^\d{8}$/.test(code) && nameOf({ list: 'meddra-llt', code })}</Quiet>
      {isOpen && (
        <TermDialog
          words={verbatim.value}
          version=""
          onTake={(taken) => onChange(taken.code)}
          onClose={() => setOpen(false)}
        />
      )}
    </Line>
  )
}
