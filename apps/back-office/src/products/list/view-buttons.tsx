import { Button, Checkbox, Dialog, Stack, TextField } from '@vitrine/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ConfirmButton } from '../../confirm/confirm-button.tsx'
import { fieldErrorOf } from '../../form/field-errors.ts'
import { textIn } from '../../form/read-fields.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'
import { storeColumns } from './columns-store.ts'
import type { ProductsData } from './load-products.ts'
import { columnNames, productListAddress, productListQuery, readProductListView } from './product-view.ts'

const { productList: texts } = words

/** The saved view that is shown, whatever the order of its parameters. */
export const savedViewOf = ({ view, views }: Pick<ProductsData, 'view' | 'views'>) => {
  const shown = productListQuery(view)
  return views.find(({ query }) => productListQuery(readProductListView(new URLSearchParams(query))) === shown)
}

/** Saves the list as it is shown, or deletes the saved view that is shown. */
export const SaveViewButton = ({ view, views, columns }: Pick<ProductsData, 'view' | 'views' | 'columns'>) => {
  const saved = savedViewOf({ view, views })
  if (saved)
    return (
      <ConfirmButton
        button={{ size: 'small', variant: 'quiet' }}
        label={texts.deleteView}
        title={texts.deleteViewTitle(saved.name)}
        hint={texts.deleteViewHint}
        confirm={words.delete}
        variant="critical"
        done={texts.viewDeleted(saved.name)}
        act={() => shop.productList.deleteProductView(saved.id!)}
      />
    )
  return (
    <ConfirmButton
      button={{ size: 'small', variant: 'quiet' }}
      label={texts.saveView}
      title={texts.saveView}
      hint={texts.saveViewHint}
      confirm={words.save}
      variant="primary"
      done={(form) => texts.viewSaved(textIn(form, 'name'))}
      act={async (form) => {
        const shown = { ...view, columns }
        await shop.productList.createProductView({ name: textIn(form, 'name'), query: productListQuery(shown) })
        return productListAddress(shown)
      }}
    >
      {(failure) => (
        <TextField
          label={texts.viewName}
          name="name"
          maxLength={100}
          required
          error={fieldErrorOf(failure, 'view.name')}
        />
      )}
    </ConfirmButton>
  )
}

/** Chooses the columns of the list. They are kept in the browser, and in saved views. */
export const ColumnsButton = ({ view, columns }: Pick<ProductsData, 'view' | 'columns'>) => {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const choose = (name: (typeof columnNames)[number], isChosen: boolean) => {
    const chosen = columnNames.filter((one) => (one === name ? isChosen : columns.includes(one)))
    storeColumns(chosen)
    void navigate(productListAddress({ ...view, columns: chosen }), { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <Button type="button" size="small" variant="quiet" onClick={() => setOpen(true)}>
        {texts.columns}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={texts.columns}
        description={texts.columnsHint}
        size="small"
        footer={<Button onClick={() => setOpen(false)}>{texts.close}</Button>}
      >
        <Stack gap="sm">
          {columnNames.map((name) => (
            <Checkbox
              key={name}
              label={texts.columnNames[name]}
              checked={columns.includes(name)}
              onChange={({ target }) => choose(name, target.checked)}
            />
          ))}
        </Stack>
      </Dialog>
    </>
  )
}
