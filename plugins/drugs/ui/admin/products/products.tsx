import useMediaQuery from '@mui/material/useMediaQuery'
import type { TFunction } from 'i18next'
import type { RaRecord } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { isUnusualNumber, productFields } from '#plugins/drugs/contract'
import { ResourceCreate } from '#resources/admin/resource/resource_create'
import { ResourceEdit } from '#resources/admin/resource/resource_edit'
import type { FormSection } from '#resources/admin/resource/resource_form'
import { ResourceList } from '#resources/admin/resource/resource_list'
import { fieldColumn, type ListColumn, type RowOf } from '#resources/admin/resource/list_column'
import { Tag } from '#resources/kit/tag'
import { ProductUpload } from './product_upload'

const sections = (t: TFunction): FormSection[] => [
  {
    title: t('drugs:products.names'),
    hint: t('drugs:products.hint'),
    fields: ['nameZh', 'nameEn', ['genericName', 'rest'], ['atc', 'third']],
  },
  {
    title: t('drugs:products.product'),
    fields: [
      ['strength', 'third'],
      ['doseForm', 'third'],
      ['isOwn', 'third'],
    ],
  },
  {
    title: t('drugs:products.authorisation'),
    fields: [
      ['authorisationNumber', 'third'],
      ['country', 'third'],
      ['holder', 'third'],
    ],
  },
]

/** How a product is called: by both its names, where it has two. */
const nameOf = ({ nameZh, nameEn }: RaRecord) => [nameZh, nameEn].filter(Boolean).join(' · ')

type Product = RowOf<'GET /admin/drug_products'>

/** Shown beside a number that is taken but does not look like one of its country. */
function UnusualNumber({ authorisationNumber, country }: Product) {
  const { t } = useTranslation()
  return isUnusualNumber(authorisationNumber, country) ? (
    <Tag tone="amber">{t('drugs:products.unusual')}</Tag>
  ) : null
}

/** On a narrow screen the form of a product says what does not fit. */
export function ProductList() {
  const { t } = useTranslation()
  const isWide = useMediaQuery('(min-width: 1500px)')
  const number: ListColumn<Product> = {
    ...fieldColumn(productFields, 'authorisationNumber'),
    cell: (row) => (
      <span style={{ whiteSpace: 'nowrap' }}>
        {row.authorisationNumber} <UnusualNumber {...row} />
      </span>
    ),
  }
  return (
    <ResourceList<Product>
      fields={productFields}
      columns={[
        { source: 'code', label: t('drugs:products.code'), text: (row) => row.code },
        'nameZh',
        'nameEn',
        'genericName',
        ...(isWide ? ['strength', 'doseForm'] : []),
        number,
        'country',
        'holder',
        'atc',
        ...(isWide ? ['isOwn'] : []),
      ]}
      filters={['isOwn']}
      sort={{ field: 'nameZh', order: 'ASC' }}
      newLabel={t('drugs:products.new')}
      actions={<ProductUpload />}
      deletes
    />
  )
}

export function ProductCreate() {
  const { t } = useTranslation()
  return (
    <ResourceCreate fields={productFields} sections={sections(t)} title={t('drugs:products.new')} />
  )
}

export function ProductEdit() {
  const { t } = useTranslation()
  return (
    <ResourceEdit<Product>
      fields={productFields}
      sections={sections(t)}
      nameOf={nameOf}
      mark={(product) => (
        <>
          <Tag title={t('drugs:products.code')}>{product.code}</Tag> <UnusualNumber {...product} />
        </>
      )}
      deletes
    />
  )
}
