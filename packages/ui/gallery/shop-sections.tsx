import { useState } from 'react'
import {
  Breadcrumbs,
  Button,
  Card,
  Cluster,
  Disclosure,
  Grid,
  Image,
  OptionPicker,
  Price,
  QuantityStepper,
  Ribbon,
  Swatches,
  Stack,
} from '../src/index.ts'
import { jug, vase } from './pictures.ts'
import { products } from './products.ts'
import { Section } from './section.tsx'

export function Opening() {
  return (
    <div className="grid gap-10 py-12 md:grid-cols-[1.1fr_1fr] md:items-end md:gap-16 md:py-20">
      <div>
        <h1 className="text-display">Quiet things, made to be kept</h1>
        <p className="mt-6 max-w-prose text-lg text-muted">
          Stoneware, linen and light from small workshops. Thrown, woven and poured in numbers one person can sign.
        </p>
        <Cluster className="mt-8">
          <Button variant="primary" size="large" href="#products">
            See the collection
          </Button>
          <Button variant="quiet" size="large" href="#words">
            Our workshops
          </Button>
        </Cluster>
      </div>
      <Image
        src={vase}
        alt="A grey-green stoneware bottle on a stone ledge"
        width={800}
        height={1000}
        ratio="square"
        priority
      />
    </div>
  )
}

export function Products() {
  return (
    <Section title="Products" id="products">
      <Grid as="ul" least="sm">
        {products.map((product) => (
          <Card
            as="li"
            key={product.name}
            title={product.name}
            href={`#${encodeURIComponent(product.name)}`}
            media={<Image src={product.picture} alt="" width={800} height={1000} ratio="portrait" />}
            ribbon={product.ribbon && <Ribbon>{product.ribbon}</Ribbon>}
          >
            <Price amount={product.amount} compareAt={product.compareAt} currency="EUR" />
            <Swatches colors={['#e9e1d2', '#93a18a', '#33465a', '#b9663f']} label="4 colors" />
          </Card>
        ))}
        <Card
          as="li"
          appearance="tile"
          title="A tile"
          href="#tile"
          media={<Image src={jug} alt="" width={800} height={1000} ratio="portrait" />}
        />
      </Grid>
    </Section>
  )
}

export function ProductChoice() {
  const [quantity, setQuantity] = useState(2)
  return (
    <Section title="Choosing">
      <div className="grid gap-10 md:grid-cols-2">
        <Image src={jug} alt="Terracotta jug" width={800} height={1000} ratio="portrait" tone="#cfd2ce" />
        <Stack gap="lg">
          <Breadcrumbs
            items={[
              { label: 'Shop', href: '#shop' },
              { label: 'Tableware', href: '#tableware' },
              { label: 'Water jug' },
            ]}
          />
          <div>
            <h3 className="text-3xl">Water jug in raw terracotta</h3>
            <Price
              className="mt-3"
              size="large"
              amount="54.00"
              compareAt="72.00"
              prior="68.00"
              currency="EUR"
              ribbon="Sale"
            />
          </div>
          <p className="max-w-prose text-muted">
            Thrown in one movement and left unglazed outside, so that the clay cools what it holds.
          </p>
          <OptionPicker
            label="Color"
            name="color"
            defaultValue="terracotta"
            choices={[
              { value: 'terracotta', label: 'Terracotta', color: '#a4563b' },
              { value: 'chalk', label: 'Chalk', color: '#f3f0e8' },
              { value: 'ink', label: 'Ink', color: '#22303d' },
              { value: 'moss', label: 'Moss', color: '#5f6f4f', unavailable: true },
            ]}
          />
          <OptionPicker
            label="Size"
            name="size"
            defaultValue="m"
            choices={[
              { value: 's', label: '0.5 l' },
              { value: 'm', label: '1 l' },
              { value: 'l', label: '1.5 l' },
              { value: 'xl', label: '3 l', unavailable: true },
            ]}
          />
          <Cluster>
            <QuantityStepper name="quantity" label="Quantity" value={quantity} max={5} onValueChange={setQuantity} />
            <Button variant="primary" className="flex-1">
              Add to cart
            </Button>
          </Cluster>
          <QuantityStepper size="small" label="Quantity in the cart" defaultValue={1} max={3} />
          <div>
            <Disclosure label="Care" name="about">
              Rinse by hand. The clay darkens with use, which is how it should be.
            </Disclosure>
            <Disclosure label="Delivery and returns" name="about">
              Two to four days within the Union; thirty days to change your mind.
            </Disclosure>
          </div>
        </Stack>
      </div>
    </Section>
  )
}
