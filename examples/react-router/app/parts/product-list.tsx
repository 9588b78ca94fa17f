import { media, type Product } from '@vitrine/client'
import { Link } from 'react-router'

const Card = ({ product: { slug, name, priceData, media: pictures } }: { product: Product }) => {
  const image = pictures.mainMedia?.image
  return (
    <Link to={`/products/${slug}`} className="card">
      {image ? (
        <img src={media.getScaledToFillImageUrl(image, 480, 480)} alt="" width={480} height={480} loading="lazy" />
      ) : (
        <span className="picture" />
      )}
      <strong>{name}</strong>
      <span>{priceData.formatted?.discountedPrice}</span>
    </Link>
  )
}

export const ProductList = ({ products }: { products: readonly Product[] }) => (
  <ul className="products" aria-label="Products">
    {products.map((product) => (
      <li key={product.id}>
        <Card product={product} />
      </li>
    ))}
  </ul>
)
