import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { useMessages } from '#resources/kit/messages'
import { colour, size } from '#resources/kit/theme/tokens'

const Box = styled('input')({
  font: 'inherit',
  width: 110,
  textAlign: 'right',
  height: size.controlSmall,
  border: `1px solid ${colour.box}`,
  borderRadius: size.radius,
})

interface QuantityBoxProps {
  product: string
  batch: string
  quantity?: number
  onChanged: () => void
}

/** How many units of a batch were released; saved when one leaves the box. */
export function QuantityBox({ product, batch, quantity, onChanged }: QuantityBoxProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const [text, setText] = useState(quantity === undefined ? '' : String(quantity))
  const save = async () => {
    const wanted = Number(text)
    if (text.trim() === '' || wanted === quantity) return
    try {
      await call('PUT /reports/quantities', { body: { product, batch, quantity: wanted } })
      onChanged()
    } catch (refused) {
      tell.error(sentenceOf(refused))
    }
  }
  return (
    <Box
      inputMode="numeric"
      aria-label={t('reports:table.quantity_of', { product, batch })}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => void save()}
    />
  )
}
