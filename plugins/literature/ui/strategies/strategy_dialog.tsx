import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type StrategyWords, wordKinds } from '#plugins/literature/contract/strategy'
import { call } from '#resources/app/calls/call'
import { refusalOf } from '#resources/app/calls/refusal_of'
import { sentenceOf } from '#resources/app/api_error'
import { Btn } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'
import { TextBox } from '#resources/kit/text_box'
import { Labelled, Refused } from '../parts'
import type { ProductStrategy } from './strategy_list'
import { StrategyVersions } from './strategy_versions'

const LONGEST_NAME = 200

interface StrategyDialogProps {
  /** Null for a new one. */
  product: ProductStrategy | null
  products: readonly ProductStrategy[]
  /** Opens the strategy that has a word already. */
  onOther: (product: ProductStrategy) => void
  onDone: () => void
  onClose: () => void
}

/** The words of a product, one a line; saving makes the next version. */
export function StrategyDialog({
  product,
  products,
  onOther,
  onDone,
  onClose,
}: StrategyDialogProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const title = useId()
  const [name, setName] = useState(product?.name ?? '')
  const [texts, setTexts] = useState(() => textsOf(product?.strategy?.words))
  const [error, setError] = useState<string | null>(null)
  const [other, setOther] = useState<ProductStrategy | undefined>()
  const save = async () => {
    const words = wordsOf(texts)
    setOther(undefined)
    try {
      if (product) {
        const path = { literatureProductId: product.productId }
        const body = { version: product.strategy?.version ?? 0, words }
        await call('PUT /literature/strategies/{literatureProductId}', { path, body })
      } else await call('POST /literature/strategies', { body: { name, words } })
      tell.done(t('literature:search.strategy.done'))
      onDone()
    } catch (refused) {
      const { productId } = refusalOf('POST /literature/strategies', refused)
      setOther(products.find((each) => each.productId === productId))
      setError(sentenceOf(refused))
    }
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{product?.name ?? t('literature:search.strategy.add')}</DialogTitle>
      <DialogContent>
        <Stack spacing={1.5}>
          {!product && (
            <TextBox
              autoFocus
              label={t('literature:search.product')}
              most={LONGEST_NAME}
              value={name}
              error={null}
              onValue={setName}
            />
          )}
          {wordKinds.map((kind) => (
            <Labelled key={kind}>
              {t(`literature:search.word.${kind}`)}
              <OutlinedInput
                multiline
                minRows={1}
                maxRows={6}
                value={texts[kind]}
                placeholder={t('literature:search.word.hint')}
                onChange={({ target }) => setTexts({ ...texts, [kind]: target.value })}
              />
            </Labelled>
          ))}
        </Stack>
        <Refused>{error}</Refused>
        {other && (
          <Btn size="small" sx={{ mt: 1 }} onClick={() => onOther(other)}>
            {t('literature:search.strategy.open', { product: other.name })}
          </Btn>
        )}
        {product && <StrategyVersions productId={product.productId} />}
      </DialogContent>
      <DialogActions>
        <Btn kind="ghost" onClick={onClose}>
          {t('act.cancel')}
        </Btn>
        <Btn kind="primary" disabled={!product && !name.trim()} onClick={() => void save()}>
          {t('literature:search.save')}
        </Btn>
      </DialogActions>
    </Dialog>
  )
}

type Texts = Readonly<Record<keyof StrategyWords, string>>

const textsOf = (words?: StrategyWords) =>
  Object.fromEntries(wordKinds.map((kind) => [kind, words?.[kind].join('\n') ?? ''])) as Texts

const wordsOf = (texts: Texts) => {
  const lines = (kind: keyof Texts) =>
    texts[kind]
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
  return {
    ...{ keyword_zh: lines('keyword_zh'), keyword_en: lines('keyword_en'), inn: lines('inn') },
    ...{ brand: lines('brand'), safety: lines('safety') },
  }
}
