import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { Choice } from '#resources/kit/choice'
import { TextBox } from '#resources/kit/text_box'
import type { Setting } from '../literature'

interface ProductChoiceProps {
  products: Setting['products']
  /** Its id; '' for one that is to be added. */
  product: string
  newName: string
  onProduct: (id: string) => void
  onNewName: (name: string) => void
}

/** For which product articles are brought: one of the project, or a new one by its name. */
export function ProductChoice(props: ProductChoiceProps) {
  const { products, product, newName, onProduct, onNewName } = props
  const { t } = useTranslation()
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'flex-end' }}>
      {products.length > 0 && (
        <Choice tall label={t('literature:product')} value={product} onChoose={onProduct}>
          {products.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="">{t('literature:import.new_product')}</option>
        </Choice>
      )}
      {product === '' && (
        <TextBox
          label={t('literature:import.product_name')}
          value={newName}
          error={null}
          most={200}
          onValue={onNewName}
        />
      )}
    </Stack>
  )
}
