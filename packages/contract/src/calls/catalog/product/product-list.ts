import { elevated, room } from '../../../call.ts'
import {
  ListedProduct,
  ListedProductChange,
  ProductListFields,
  ProductSheetEntry,
  ProductView,
} from '../../../entities/catalog/product/product-list.ts'
import { bulkItems, bulkResponse, bulkResultOf } from '../../../entities/bulk-results.ts'
import { guid, input, integer, list, optional, shape } from '../../../schema.ts'
import { countFilter, CursorMetadata, Search } from '../../query.ts'

const id = shape({ id: guid() })
const view = shape({ view: ProductView })

/** The list of products in the back office. The paths are specific to Vitrine. */
export const productListCalls = room({ scope: 'catalog', area: 'products' })({
  queryProductList: {
    method: 'POST',
    path: '/vitrine/v1/product-list/query',
    summary: 'Lists products of all statuses for the back office, filtered, sorted and paged. Default: sorted by name.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ query: optional(Search) }),
    response: shape({ products: list(ListedProduct), pagingMetadata: CursorMetadata }),
    client: {
      module: 'productList',
      finds: { fields: ProductListFields },
      example: "const { items } = await owner.productList.queryProductList().eq('stockStatus', 'OUT_OF_STOCK').find()",
    },
  },
  countProductList: {
    method: 'POST',
    path: '/vitrine/v1/product-list/count',
    summary: 'Counts the products of the list that match a filter.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ filter: countFilter }),
    response: shape({ count: integer() }),
    client: {
      module: 'productList',
      gives: 'count',
      example: "const count = await owner.productList.countProductList({ filter: { status: 'DRAFT' } })",
    },
  },
  listProductSheet: {
    method: 'POST',
    path: '/vitrine/v1/product-list/sheet',
    summary: 'Returns the values of up to 100 products and their variants that can be changed in bulk.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ productIds: list(guid(), bulkItems) }),
    response: shape({ products: list(ProductSheetEntry) }),
    client: {
      module: 'productList',
      args: 'productIds',
      gives: 'products',
      example: 'const [entry] = await owner.productList.listProductSheet([product.id])',
    },
  },
  bulkUpdateListedProducts: {
    method: 'POST',
    path: '/vitrine/v1/bulk/product-list/update',
    summary:
      'Changes status, brand, ribbon, collections and variants of up to 100 products. Each product succeeds or fails independently.',
    roles: elevated,
    repeatable: true,
    body: shape({ products: list(ListedProductChange, bulkItems) }),
    response: bulkResponse(bulkResultOf('ListedProductResult', ProductSheetEntry)),
    client: {
      module: 'productList',
      args: 'products',
      example: [
        "const change = { id: product.id, status: 'ACTIVE', ribbon: 'Sale' } as const",
        'const { results } = await owner.productList.bulkUpdateListedProducts([change])',
      ],
    },
  },
  createProductView: {
    method: 'POST',
    path: '/vitrine/v1/product-views',
    summary: 'Saves a view of the list of products. A store can have 50.',
    roles: elevated,
    repeatable: false,
    body: shape({ view: input(ProductView) }),
    response: view,
    errors: ['ALREADY_EXISTS'],
    client: {
      module: 'productList',
      args: 'view',
      gives: 'view',
      example: [
        'const name = `Sold out ${Date.now()}`',
        "const { id } = await owner.productList.createProductView({ name, query: 'stock=OUT_OF_STOCK' })",
      ],
    },
  },
  listProductViews: {
    method: 'GET',
    path: '/vitrine/v1/product-views',
    summary: 'Lists all saved views of the list of products, sorted by name.',
    roles: elevated,
    repeatable: true,
    response: shape({ views: list(ProductView) }),
    client: {
      module: 'productList',
      gives: 'views',
      example: 'const views = await owner.productList.listProductViews()',
    },
  },
  updateProductView: {
    method: 'PATCH',
    path: '/vitrine/v1/product-views/{id}',
    summary: 'Changes the name or the query of a saved view. Requires its current revision.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({ view: input(ProductView) }),
    response: view,
    errors: ['NOT_FOUND', 'CONFLICT', 'ALREADY_EXISTS'],
    client: {
      module: 'productList',
      args: 'id view',
      gives: 'view',
      example: [
        'const { id, revision } = productView',
        "await owner.productList.updateProductView(id, { revision, query: 'status=DRAFT' })",
      ],
    },
  },
  deleteProductView: {
    method: 'DELETE',
    path: '/vitrine/v1/product-views/{id}',
    summary: 'Deletes a saved view. The products remain.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'productList',
      example: 'await owner.productList.deleteProductView(productView.id)',
    },
  },
})
