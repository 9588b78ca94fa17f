import type { CheckoutSettings } from '@vitrine/client'
import { sectionBackground } from '@vitrine/domain/store-design/backgrounds.ts'
import { Button, Checkbox, RadioGroup, SelectField, Stack, TextField } from '@vitrine/ui'
import { useState } from 'react'
import { EntryForm, type FieldOf } from '../form/entry-form.tsx'
import { optionsOf } from '../form/options.ts'
import { useDone } from '../form/use-done.ts'
import { PictureDrop } from '../products/picture-drop.tsx'
import { FieldGroup } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { brandFieldName, readBrand, completeBrand } from './brand.ts'
import { PreviewButton } from './preview-button.tsx'

const { branding } = words.checkouts
const isColor = (text: string): boolean => /^#([0-9a-f]{6})$/i.test(text)

interface ColorProps {
  readonly field: FieldOf
  readonly path: string
  readonly label: string
  readonly value: string | undefined
  /** Background colors are adjusted until text on them is readable. */
  readonly isBackground?: boolean
}

/** A color. Empty: the default of the theme. */
const ColorField = ({ field, path, label, value = '', isBackground = false }: ColorProps) => {
  const [color, setColor] = useState(value)
  const shown = isBackground && isColor(color) ? sectionBackground(color).palette.canvas : color
  return (
    <div className="flex flex-wrap items-end gap-3">
      <input
        type="color"
        aria-label={branding.pick(label)}
        value={isColor(color) ? color : '#ffffff'}
        onChange={(event) => setColor(event.target.value)}
        className="h-(--control-height) w-16 cursor-pointer rounded-sm border border-edge bg-surface p-1"
      />
      <TextField
        {...field(brandFieldName(path))}
        label={label}
        mark="none"
        maxLength={7}
        pattern="#[0-9a-fA-F]{3}|#[0-9a-fA-F]{6}"
        placeholder={branding.none}
        value={color}
        hint={shown.toLowerCase() === color.toLowerCase() ? undefined : branding.adjusted(shown)}
        onChange={(event) => setColor(event.target.value.trim())}
      />
    </div>
  )
}

interface PictureProps {
  readonly field: FieldOf
  readonly path: string
  readonly label: string
  readonly hint: string
  readonly value: string | undefined
}

/** An uploaded image or an https URL. */
const ImageField = ({ field, path, label, hint, value = '' }: PictureProps) => {
  const [url, setUrl] = useState(value)
  return (
    <div className="grid gap-3">
      {url !== '' && <img src={url} alt="" className="max-h-24 max-w-60 justify-self-start object-contain" />}
      <PictureDrop onPicture={(picture) => setUrl(picture.url)} />
      <TextField
        {...field(brandFieldName(path))}
        label={label}
        hint={hint}
        mark="none"
        value={url}
        onChange={(event) => setUrl(event.target.value.trim())}
      />
      {url !== '' && (
        <div>
          <Button type="button" size="small" onClick={() => setUrl('')}>
            {branding.removePicture}
          </Button>
        </div>
      )}
    </div>
  )
}

interface PartProps {
  readonly field: FieldOf
  readonly brand: NonNullable<CheckoutSettings['checkoutBrand']>
}

interface FillProps extends PartProps {
  readonly part: 'header' | 'footer' | 'mainSection'
  readonly name: 'backgroundFill' | 'formBackgroundFill' | 'summaryBackgroundFill'
  readonly label: string
}

const fillIn = ({ brand, part, name }: FillProps) =>
  (brand[part] as Partial<Record<FillProps['name'], { color?: string; image?: { url?: string } }>> | undefined)?.[name]

/** A background: a color or an image. */
const FillFields = (props: FillProps) => {
  const { field, part, name, label } = props
  const fill = fillIn(props)
  return (
    <>
      <ColorField
        field={field}
        path={`${part}.${name}.color`}
        label={branding.background(label)}
        value={fill?.color}
        isBackground={part === 'mainSection'}
      />
      <ImageField
        field={field}
        path={`${part}.${name}.image.url`}
        label={branding.picture(label)}
        hint={branding.pictureHint}
        value={fill?.image?.url}
      />
    </>
  )
}

const HeaderFields = ({ field, brand }: PartProps) => {
  const { header = {} } = brand
  return (
    <FieldGroup title={branding.header}>
      <TextField
        {...field(brandFieldName('header.text'))}
        label={branding.headerText}
        hint={branding.headerTextHint}
        defaultValue={header.text ?? ''}
        maxLength={55}
        mark="none"
      />
      <ImageField
        field={field}
        path="header.logo.image.url"
        label={branding.logo}
        hint={branding.logoHint}
        value={header.logo?.image?.url}
      />
      <TextField
        {...field(brandFieldName('header.logo.image.altText'))}
        label={branding.logoAlt}
        hint={branding.logoAltHint}
        defaultValue={header.logo?.image?.altText ?? ''}
        mark="none"
      />
      <SelectField
        {...field(brandFieldName('header.logo.size'))}
        label={branding.logoSize}
        options={optionsOf(branding.sizes)}
        defaultValue={header.logo?.size ?? 'MEDIUM'}
        mark="none"
      />
      <SelectField
        {...field(brandFieldName('header.alignment'))}
        label={branding.alignment}
        options={optionsOf(branding.alignments)}
        defaultValue={header.alignment ?? 'SIDE'}
        mark="none"
      />
      <Checkbox
        {...field(brandFieldName('header.displayCheckoutLabel'))}
        label={branding.label}
        defaultChecked={header.displayCheckoutLabel}
      />
      <Checkbox
        {...field(brandFieldName('header.continueShopping.hidden'))}
        label={branding.continueShopping}
        hint={branding.continueShoppingHint}
        defaultChecked={!header.continueShopping?.hidden}
      />
      <RadioGroup
        label={branding.continueAs}
        name={brandFieldName('header.continueShopping.displayType')}
        options={optionsOf(branding.displayTypes)}
        defaultValue={header.continueShopping?.displayType ?? 'TEXT'}
      />
      <ColorField field={field} path="header.textColor" label={branding.headerColor} value={header.textColor} />
      <FillFields field={field} brand={brand} part="header" name="backgroundFill" label={branding.header} />
      <ColorField field={field} path="header.dividerColor" label={branding.headerLine} value={header.dividerColor} />
    </FieldGroup>
  )
}

const MainFields = ({ field, brand }: PartProps) => {
  const { mainSection = {} } = brand
  return (
    <FieldGroup title={branding.main} hint={branding.mainHint}>
      <FillFields field={field} brand={brand} part="mainSection" name="formBackgroundFill" label={branding.form} />
      <FillFields
        field={field}
        brand={brand}
        part="mainSection"
        name="summaryBackgroundFill"
        label={branding.summary}
      />
      <ColorField
        field={field}
        path="mainSection.tintedBoxColor"
        label={branding.tint}
        value={mainSection.tintedBoxColor}
      />
      <ColorField
        field={field}
        path="mainSection.dividerColor"
        label={branding.line}
        value={mainSection.dividerColor}
      />
      <TextField
        {...field(brandFieldName('mainSection.cornerRadius'))}
        label={branding.corners}
        hint={branding.cornersHint}
        type="number"
        min={0}
        max={100}
        defaultValue={mainSection.cornerRadius ?? 4}
        mark="none"
      />
      <RadioGroup
        label={branding.express}
        name={brandFieldName('mainSection.expressButtonsCornerRadius')}
        options={optionsOf(branding.expressCorners)}
        defaultValue={mainSection.expressButtonsCornerRadius ?? 'RECTANGLE'}
      />
    </FieldGroup>
  )
}

const ButtonFields = ({ field, brand }: PartProps) => {
  const { global = {}, footer = {} } = brand
  return (
    <>
      <FieldGroup title={branding.buttons}>
        <ColorField field={field} path="global.buttonColor" label={branding.buttonColor} value={global.buttonColor} />
        <ColorField
          field={field}
          path="global.placeOrderButtonColor"
          label={branding.orderColor}
          value={global.placeOrderButtonColor}
        />
        <ColorField
          field={field}
          path="global.selectionColor"
          label={branding.selectionColor}
          value={global.selectionColor}
        />
      </FieldGroup>
      <FieldGroup title={branding.footer}>
        <FillFields field={field} brand={brand} part="footer" name="backgroundFill" label={branding.footer} />
        <ColorField field={field} path="footer.dividerColor" label={branding.footerLine} value={footer.dividerColor} />
      </FieldGroup>
    </>
  )
}

/** Branding of the checkout. */
export const BrandingForm = ({ settings: { checkoutBrand: brand = {} } }: { settings: CheckoutSettings }) => {
  const done = useDone()
  const save = async (form: FormData) => {
    await shop.checkoutSettings.updateCheckoutSettings({ checkoutBrand: readBrand(form) })
    const undo = () => shop.checkoutSettings.updateCheckoutSettings({ checkoutBrand: completeBrand(brand) })
    return done({ message: words.saved, undo })
  }
  return (
    <section aria-labelledby="looks">
      <Stack gap="lg">
        <div>
          <h2 id="looks" className="font-display text-2xl">
            {branding.title}
          </h2>
          <p className="text-sm text-muted">{branding.hint}</p>
        </div>
        <EntryForm label={branding.title} save={save} actions={<PreviewButton />}>
          {(field) => (
            <>
              <HeaderFields field={field} brand={brand} />
              <MainFields field={field} brand={brand} />
              <ButtonFields field={field} brand={brand} />
            </>
          )}
        </EntryForm>
      </Stack>
    </section>
  )
}
