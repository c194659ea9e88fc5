// Written by `npm run schema -- types` from schemas/meta. Not edited by hand.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Gaiwan page","type":"object","required":["kind"],"discriminator":{"propertyName":"kind"},"oneOf":[{"type":"object","required":["format","id","title","kind","list"],"properties":{"$schema":{"type":"string","description":"For editors only; never fetched."},"format":{"type":"number","const":1,"title":"Page format"},"id":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"params":{"$ref":"#/$defs/Parameters"},"data":{"$ref":"#/$defs/DataSources"},"requires":{"$ref":"#/$defs/Needs"},"actions":{"type":"array","items":{"$ref":"#/$defs/Action"},"maxItems":100},"locales":{"$ref":"#/$defs/Translations"},"x":{"type":"object","patternProperties":{"^.*$":{}},"title":"Extensions"},"kind":{"type":"string","const":"list"},"list":{"type":"object","required":["columns"],"properties":{"rows":{"type":"string","title":"Rows","description":"Name of the data source; rows, unless named."},"search":{"type":"object","required":["fields"],"properties":{"fields":{"type":"array","items":{"$ref":"#/$defs/SearchField"},"maxItems":40},"collapsedRows":{"type":"integer","title":"Rows when collapsed","minimum":1,"maximum":5,"default":1}},"title":"Search","additionalProperties":false},"columns":{"type":"array","items":{"$ref":"#/$defs/Column"},"minItems":1,"maxItems":100},"table":{"type":"object","properties":{"rowKey":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"pageSize":{"type":"integer","title":"Rows a page","minimum":20,"maximum":200,"default":20},"selection":{"type":"boolean","title":"Rows can be selected"},"density":{"type":"string","enum":["large","middle","small"],"title":"Density","default":"middle"},"sort":{"type":"object","required":["field","order"],"properties":{"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"order":{"type":"string","enum":["asc","desc"]}},"title":"Sorted at first by","additionalProperties":false}},"title":"Table","additionalProperties":false},"toolbar":{"$ref":"#/$defs/Actions"},"rowActions":{"$ref":"#/$defs/Actions"},"bulkActions":{"$ref":"#/$defs/Actions"},"detail":{"type":"object","required":["open","page"],"properties":{"open":{"type":"string","enum":["drawer"]},"page":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120}},"title":"Detail","description":"A click on the first column opens this page with the parameter id.","additionalProperties":false},"empty":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"List","additionalProperties":false}},"title":"List page","additionalProperties":false},{"type":"object","required":["format","id","title","kind","detail"],"properties":{"$schema":{"type":"string","description":"For editors only; never fetched."},"format":{"type":"number","const":1,"title":"Page format"},"id":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"params":{"$ref":"#/$defs/Parameters"},"data":{"$ref":"#/$defs/DataSources"},"requires":{"$ref":"#/$defs/Needs"},"actions":{"type":"array","items":{"$ref":"#/$defs/Action"},"maxItems":100},"locales":{"$ref":"#/$defs/Translations"},"x":{"type":"object","patternProperties":{"^.*$":{}},"title":"Extensions"},"kind":{"type":"string","const":"detail"},"detail":{"type":"object","required":["load","nodes"],"properties":{"load":{"type":"string","title":"Record","description":"Name of the data source that gives the record."},"layout":{"type":"object","properties":{"columns":{"type":"integer","title":"Columns","minimum":1,"maximum":4,"default":3},"labels":{"type":"string","enum":["beside","above"],"title":"Labels","default":"above"}},"additionalProperties":false},"nodes":{"type":"array","items":{"type":"object","required":["node"],"discriminator":{"propertyName":"node"},"oneOf":[{"type":"object","required":["node","id","nodes"],"properties":{"node":{"type":"string","const":"group"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"nodes":{"type":"array","items":{"type":"object","required":["node","id","field"],"properties":{"node":{"type":"string","const":"field"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"cell":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"span":{"type":"integer","title":"Columns wide","minimum":1,"maximum":4},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"}},"title":"Value","additionalProperties":false},"minItems":1,"maxItems":100}},"title":"Group","additionalProperties":false},{"type":"object","required":["node","id","field","columns"],"properties":{"node":{"type":"string","const":"array"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"columns":{"type":"array","items":{"$ref":"#/$defs/Column"},"minItems":1,"maxItems":50},"total":{"type":"array","items":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":"Totals","description":"Fields summed in the last row."},"empty":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"Sub-list","additionalProperties":false}]},"minItems":1,"maxItems":100},"actions":{"$ref":"#/$defs/Actions2"}},"title":"Detail","additionalProperties":false}},"title":"Detail page","additionalProperties":false},{"type":"object","required":["format","id","title","kind","dashboard"],"properties":{"$schema":{"type":"string","description":"For editors only; never fetched."},"format":{"type":"number","const":1,"title":"Page format"},"id":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"params":{"$ref":"#/$defs/Parameters"},"data":{"$ref":"#/$defs/DataSources"},"requires":{"$ref":"#/$defs/Needs"},"actions":{"type":"array","items":{"$ref":"#/$defs/Action"},"maxItems":100},"locales":{"$ref":"#/$defs/Translations"},"x":{"type":"object","patternProperties":{"^.*$":{}},"title":"Extensions"},"kind":{"type":"string","const":"dashboard"},"dashboard":{"type":"object","required":["blocks"],"properties":{"blocks":{"type":"array","items":{"type":"object","required":["id","block","title","value"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"block":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"value":{"$ref":"#/$defs/Expression"},"span":{"type":"integer","title":"Columns wide of 24","minimum":4,"maximum":24,"default":8},"link":{"type":"object","required":["page"],"properties":{"page":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"query":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"}},"title":"Leads to","description":"A page, filtered.","additionalProperties":false},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"}},"title":"Block","additionalProperties":false},"minItems":1,"maxItems":60},"empty":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"Dashboard","additionalProperties":false}},"title":"Dashboard page","additionalProperties":false},{"type":"object","required":["format","id","title","kind","form"],"properties":{"$schema":{"type":"string","description":"For editors only; never fetched."},"format":{"type":"number","const":1,"title":"Page format"},"id":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"params":{"$ref":"#/$defs/Parameters"},"data":{"$ref":"#/$defs/DataSources"},"requires":{"$ref":"#/$defs/Needs"},"actions":{"type":"array","items":{"$ref":"#/$defs/Action"},"maxItems":100},"locales":{"$ref":"#/$defs/Translations"},"x":{"type":"object","patternProperties":{"^.*$":{}},"title":"Extensions"},"kind":{"type":"string","const":"form"},"form":{"type":"object","required":["nodes","submit"],"properties":{"load":{"type":"string","title":"Record","description":"Name of the data source with the values at first."},"model":{"type":"string","title":"Model","description":"Model of the values, for the checker."},"layout":{"$ref":"#/$defs/Layout"},"nodes":{"type":"array","items":{"$ref":"#/$defs/FormNode"},"title":"Nodes","minItems":1,"maxItems":1000},"rules":{"type":"array","items":{"$ref":"#/$defs/Rule"},"maxItems":50},"submit":{"$ref":"#/$defs/Submit"},"actions":{"$ref":"#/$defs/Actions2"},"draft":{"type":"object","properties":{"autosave":{"type":"boolean","title":"Saved while typing","default":true}},"title":"Draft","additionalProperties":false},"conflict":{"type":"object","required":["versionField"],"properties":{"versionField":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"}},"title":"Conflict","description":"The field that counts changes; sent with the id of the record, unless `args` say otherwise.","additionalProperties":false}},"title":"Form","additionalProperties":false}},"title":"Form page","additionalProperties":false},{"type":"object","required":["format","id","title","kind","wizard"],"properties":{"$schema":{"type":"string","description":"For editors only; never fetched."},"format":{"type":"number","const":1,"title":"Page format"},"id":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"params":{"$ref":"#/$defs/Parameters"},"data":{"$ref":"#/$defs/DataSources"},"requires":{"$ref":"#/$defs/Needs"},"actions":{"type":"array","items":{"$ref":"#/$defs/Action"},"maxItems":100},"locales":{"$ref":"#/$defs/Translations"},"x":{"type":"object","patternProperties":{"^.*$":{}},"title":"Extensions"},"kind":{"type":"string","const":"wizard"},"wizard":{"type":"object","required":["steps","submit"],"properties":{"load":{"type":"string","title":"Record","description":"Name of the data source with the values at first."},"model":{"type":"string","title":"Model","description":"Model of the values, for the checker."},"layout":{"$ref":"#/$defs/Layout"},"steps":{"type":"array","items":{"type":"object","required":["id","title","nodes"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"help":{"type":"string","title":"Text","minLength":1,"maxLength":500},"when":{"$ref":"#/$defs/When"},"nodes":{"type":"array","items":{"$ref":"#/$defs/FormNode"},"title":"Nodes","minItems":1,"maxItems":1000},"rules":{"type":"array","items":{"$ref":"#/$defs/Rule"},"maxItems":50}},"title":"Step","additionalProperties":false},"minItems":1,"maxItems":20},"review":{"type":"object","required":["title"],"properties":{"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"help":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"Review","description":"A last step with every value and a way back to each step.","additionalProperties":false},"draft":{"type":"object","required":["param"],"properties":{"param":{"type":"string","title":"Parameter","description":"Parameter with the id of a kept draft."},"titleField":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"}},"title":"Draft","description":"Saved on every \"next\", on the server.","additionalProperties":false},"submit":{"$ref":"#/$defs/Submit"}},"title":"Wizard","additionalProperties":false}},"title":"Wizard page","additionalProperties":false},{"type":"object","required":["format","id","title","kind","custom"],"properties":{"$schema":{"type":"string","description":"For editors only; never fetched."},"format":{"type":"number","const":1,"title":"Page format"},"id":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"params":{"$ref":"#/$defs/Parameters"},"data":{"$ref":"#/$defs/DataSources"},"requires":{"$ref":"#/$defs/Needs"},"actions":{"type":"array","items":{"$ref":"#/$defs/Action"},"maxItems":100},"locales":{"$ref":"#/$defs/Translations"},"x":{"type":"object","patternProperties":{"^.*$":{}},"title":"Extensions"},"kind":{"type":"string","const":"custom"},"custom":{"type":"object","required":["renderer"],"properties":{"renderer":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."}},"title":"Own page","additionalProperties":false}},"title":"Own page","additionalProperties":false},{"type":"object","required":["format","id","title","kind","report"],"properties":{"$schema":{"type":"string","description":"For editors only; never fetched."},"format":{"type":"number","const":1,"title":"Page format"},"id":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"params":{"$ref":"#/$defs/Parameters"},"data":{"$ref":"#/$defs/DataSources"},"requires":{"$ref":"#/$defs/Needs"},"actions":{"type":"array","items":{"$ref":"#/$defs/Action"},"maxItems":100},"locales":{"$ref":"#/$defs/Translations"},"x":{"type":"object","patternProperties":{"^.*$":{}},"title":"Extensions"},"kind":{"type":"string","const":"report"},"report":{"type":"object","required":["source","dimensions","measures","budget"],"properties":{"source":{"type":"object","required":["model"],"properties":{"model":{"type":"string","title":"Model"}},"title":"Source","additionalProperties":false},"joins":{"type":"array","items":{"type":"object","required":["relation"],"properties":{"relation":{"type":"string","title":"Relation","description":"A relation that the model declares."}},"additionalProperties":false},"title":"Joined records","maxItems":10},"dimensions":{"type":"array","items":{"type":"object","required":["id","field","title"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"key":{"type":"string","title":"Key","description":"Groups by this field, of which `field` is only the name: shopId for shopName.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"bucket":{"type":"string","enum":["hour","day","week","month"],"title":"Stretch of time"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"cell":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"}},"title":"Dimension","additionalProperties":false},"title":"Dimensions","minItems":1,"maxItems":8},"measures":{"type":"array","items":{"title":"Measure","if":{"type":"object","required":["expr"]},"then":{"type":"object","required":["id","expr","title"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"expr":{"$ref":"#/$defs/Expression"},"hidden":{"type":"boolean","title":"Not shown","description":"Only there for other measures and for checks."},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"cell":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"}},"title":"Computed measure","additionalProperties":false},"else":{"type":"object","required":["id","fn","title"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"fn":{"type":"string","enum":["sum","count","countDistinct","avg","min","max"],"title":"Function"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"hidden":{"type":"boolean","title":"Not shown","description":"Only there for other measures and for checks."},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"cell":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"}},"title":"Measure","additionalProperties":false}},"title":"Measures","minItems":1,"maxItems":20},"filters":{"type":"array","items":{"$ref":"#/$defs/SearchField"},"title":"Filters","maxItems":20},"pivot":{"type":"object","required":["rows","columns","values"],"properties":{"rows":{"type":"array","items":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":"Dimensions of rows","minItems":1,"maxItems":3},"columns":{"type":"array","items":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":"Dimensions of columns","minItems":1,"maxItems":2},"values":{"$ref":"#/$defs/Measures"}},"title":"Pivot table","additionalProperties":false},"sort":{"type":"array","items":{"type":"object","required":["by","order"],"properties":{"by":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"order":{"type":"string","enum":["asc","desc"]}},"additionalProperties":false},"title":"Sorted by","description":"Groups by their dimension; rows within the innermost group by measures.","maxItems":8},"limit":{"type":"integer","title":"Only the first rows","minimum":1,"maximum":20000},"charts":{"type":"array","items":{"type":"object","required":["id","type","title","x","y"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"type":{"type":"string","title":"Drawn as","description":"Name of a chart in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"x":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"y":{"$ref":"#/$defs/Measures"},"series":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"}},"title":"Chart","additionalProperties":false},"title":"Charts","maxItems":6},"drill":{"type":"object","required":["page","query"],"properties":{"page":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"query":{"type":"object","patternProperties":{"^.*$":{"type":"object","properties":{"dimension":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"filter":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"}},"title":"Value","minProperties":1,"additionalProperties":false}},"title":"Search"}},"title":"Drill-down","description":"A click on a figure opens this list, filtered so.","additionalProperties":false},"checks":{"type":"array","items":{"type":"object","required":["id","expr","message"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"expr":{"type":"object","required":["$expr"],"properties":{"$expr":{"type":"string","minLength":1,"maxLength":2000}},"title":"Expression","description":"A difference, or yes or no, over data.totals.<measure>.","additionalProperties":false},"tolerance":{"type":"integer","title":"Difference at most","minimum":0,"default":0},"message":{"$ref":"#/$defs/Text"}},"title":"Check","additionalProperties":false},"title":"Checks","maxItems":20},"budget":{"type":"object","required":["maxRows","maxSeconds"],"properties":{"maxRows":{"type":"integer","title":"Rows at most","minimum":1,"maximum":20000},"maxSeconds":{"type":"integer","title":"Seconds at most","minimum":1,"maximum":25},"requireDateRange":{"type":"object","required":["filter","maxDays"],"properties":{"filter":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"maxDays":{"type":"integer","title":"Days at most","minimum":1,"maximum":3660}},"title":"Range of days","description":"A filter that has to be set, and how long it may be.","additionalProperties":false}},"title":"Budget","additionalProperties":false},"empty":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"Report","additionalProperties":false}},"title":"Report page","additionalProperties":false}],"$defs":{"Condition":{"title":"Condition","if":{"type":"object","required":["all"]},"then":{"type":"object","required":["all"],"properties":{"all":{"type":"array","items":{"$ref":"#/$defs/Condition"},"minItems":1,"maxItems":50}},"additionalProperties":false},"else":{"if":{"type":"object","required":["any"]},"then":{"type":"object","required":["any"],"properties":{"any":{"type":"array","items":{"$ref":"#/$defs/Condition"},"minItems":1,"maxItems":50}},"additionalProperties":false},"else":{"if":{"type":"object","required":["not"]},"then":{"type":"object","required":["not"],"properties":{"not":{"$ref":"#/$defs/Condition"}},"additionalProperties":false},"else":{"type":"object","required":["field","op"],"properties":{"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"op":{"type":"string","enum":["eq","ne","gt","gte","lt","lte","in","nin","like","starts","between","empty","notEmpty","within","me","myDept"],"title":"Operator"},"value":{"description":"What to compare with; not for empty, notEmpty, me, myDept."}},"title":"Comparison","additionalProperties":false}}}},"Step":{"title":"Step","type":"object","required":["do"],"discriminator":{"propertyName":"do"},"oneOf":[{"type":"object","required":["do","op"],"properties":{"do":{"type":"string","const":"call"},"op":{"type":"string","title":"Operation","description":"Operation of the API contract, area.verb.","pattern":"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"},"args":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"},"as":{"type":"string","title":"Name of the result","description":"Later steps read it as result.<name>.","pattern":"^[a-z][A-Za-z0-9]{0,31}$"}},"title":"Call an operation","additionalProperties":false},{"type":"object","required":["do","text"],"properties":{"do":{"type":"string","const":"confirm"},"title":{"$ref":"#/$defs/Text"},"text":{"$ref":"#/$defs/Text"},"tone":{"type":"string","enum":["default","danger"]},"okText":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"Ask for confirmation","additionalProperties":false},{"type":"object","required":["do","title","fields","as"],"properties":{"do":{"type":"string","const":"prompt"},"title":{"$ref":"#/$defs/Text"},"text":{"$ref":"#/$defs/Text"},"fields":{"type":"array","items":{"type":"object","required":["id","field","title"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"component":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"required":{"type":"boolean","title":"Required"},"minLength":{"type":"integer","minimum":0},"maxLength":{"type":"integer","minimum":1},"validate":{"$ref":"#/$defs/ChecksByTheServer"},"placeholder":{"type":"string","title":"Text","minLength":1,"maxLength":500},"help":{"type":"string","title":"Text","minLength":1,"maxLength":500},"default":{}},"title":"Input","additionalProperties":false},"minItems":1,"maxItems":20},"okText":{"type":"string","title":"Text","minLength":1,"maxLength":500},"tone":{"type":"string","enum":["default","danger"]},"as":{"type":"string","title":"Name of the answer","pattern":"^[a-z][A-Za-z0-9]{0,31}$"}},"title":"Ask for values","additionalProperties":false},{"type":"object","required":["do","text"],"properties":{"do":{"type":"string","const":"toast"},"type":{"type":"string","enum":["success","info","warning"]},"text":{"$ref":"#/$defs/Text"}},"title":"Show a message","additionalProperties":false},{"type":"object","required":["do"],"properties":{"do":{"type":"string","const":"refresh"},"data":{"type":"array","items":{"type":"string"},"title":"Data sources","description":"All, unless named."}},"title":"Read data again","additionalProperties":false},{"type":"object","required":["do","page"],"properties":{"do":{"type":"string","const":"openDrawer"},"page":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"params":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"},"title":{"$ref":"#/$defs/Text"}},"title":"Open a page in a drawer","additionalProperties":false},{"type":"object","required":["do","page"],"properties":{"do":{"type":"string","const":"navigate"},"page":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"query":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"}},"title":"Go to a page","additionalProperties":false},{"type":"object","required":["do","values"],"properties":{"do":{"type":"string","const":"setValues"},"values":{"type":"object","patternProperties":{"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$":{}}}},"title":"Fill in the form","description":"Sets values of the page's form; on a list, of its search.","additionalProperties":false},{"type":"object","required":["do","when","then"],"properties":{"do":{"type":"string","const":"if"},"when":{"$ref":"#/$defs/When"},"then":{"type":"array","items":{"$ref":"#/$defs/Step"},"title":"Steps","minItems":1,"maxItems":50},"else":{"type":"array","items":{"$ref":"#/$defs/Step"},"title":"Steps","minItems":1,"maxItems":50}},"title":"Under a condition","additionalProperties":false},{"type":"object","required":["do","items","steps"],"properties":{"do":{"type":"string","const":"forEach"},"items":{"$ref":"#/$defs/Expression"},"when":{"$ref":"#/$defs/When"},"label":{"$ref":"#/$defs/Text"},"title":{"$ref":"#/$defs/Text"},"limit":{"type":"integer","title":"At most","minimum":1,"maximum":1000},"steps":{"type":"array","items":{"$ref":"#/$defs/Step"},"title":"Steps","minItems":1,"maxItems":50}},"title":"For each item","description":"Runs the steps for each item, here called record; shows progress and a result a row, and lets failed rows be tried again.","additionalProperties":false}]},"FormNode":{"title":"Node","type":"object","required":["node"],"discriminator":{"propertyName":"node"},"oneOf":[{"type":"object","required":["node","id","field"],"properties":{"node":{"type":"string","const":"field"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"$ref":"#/$defs/Needs2"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"component":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"span":{"type":"integer","title":"Columns wide","minimum":1,"maximum":4},"help":{"type":"string","title":"Text","minLength":1,"maxLength":500},"placeholder":{"type":"string","title":"Text","minLength":1,"maxLength":500},"default":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."},"required":{"type":"boolean","title":"Required"},"requiredWhen":{"$ref":"#/$defs/When"},"disabled":{"$ref":"#/$defs/When"},"readOnly":{"type":"boolean","title":"Read-only"},"compute":{"$ref":"#/$defs/Expression"},"minLength":{"type":"integer","title":"At least characters","minimum":0,"maximum":100000},"maxLength":{"type":"integer","title":"At most characters","minimum":1,"maximum":100000},"minimum":{"type":"number","title":"Not below"},"maximum":{"type":"number","title":"Not above"},"pattern":{"type":"string","title":"Pattern","description":"A regular expression for the whole text.","minLength":1,"maxLength":200},"format":{"type":"string","enum":["email","mobile","url","idCard","bankCard"],"title":"Format"},"options":{"$ref":"#/$defs/Options"},"validate":{"$ref":"#/$defs/ChecksByTheServer"}},"title":"Field","additionalProperties":false},{"type":"object","required":["node","id","text"],"properties":{"node":{"type":"string","const":"text"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"text":{"$ref":"#/$defs/Text"},"tone":{"type":"string","enum":["default","info","warning"],"title":"Tone"}},"title":"Text","additionalProperties":false},{"type":"object","required":["node","id","field","columns"],"properties":{"node":{"type":"string","const":"array"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"columns":{"type":"array","items":{"type":"object","required":["node","id","field"],"properties":{"node":{"type":"string","const":"field"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"$ref":"#/$defs/Needs2"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"component":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"help":{"type":"string","title":"Text","minLength":1,"maxLength":500},"placeholder":{"type":"string","title":"Text","minLength":1,"maxLength":500},"default":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."},"required":{"type":"boolean","title":"Required"},"requiredWhen":{"$ref":"#/$defs/When"},"disabled":{"$ref":"#/$defs/When"},"readOnly":{"type":"boolean","title":"Read-only"},"compute":{"$ref":"#/$defs/Expression"},"minLength":{"type":"integer","title":"At least characters","minimum":0,"maximum":100000},"maxLength":{"type":"integer","title":"At most characters","minimum":1,"maximum":100000},"minimum":{"type":"number","title":"Not below"},"maximum":{"type":"number","title":"Not above"},"pattern":{"type":"string","title":"Pattern","description":"A regular expression for the whole text.","minLength":1,"maxLength":200},"format":{"type":"string","enum":["email","mobile","url","idCard","bankCard"],"title":"Format"},"options":{"$ref":"#/$defs/Options"}},"title":"Column","additionalProperties":false},"title":"Columns","minItems":1,"maxItems":30},"min":{"type":"integer","title":"At least rows","minimum":0,"maximum":10000},"max":{"type":"integer","title":"At most rows","minimum":1,"maximum":10000},"disabled":{"$ref":"#/$defs/When"},"total":{"type":"array","items":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":"Totals","maxItems":10},"sends":{"type":"string","enum":["rows","changes"],"title":"Sends","description":"All rows, or {added, changed, removed}.","default":"rows"},"empty":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"Sub-table","additionalProperties":false},{"$ref":"#/$defs/Group"},{"type":"object","required":["node","id","items"],"properties":{"node":{"type":"string","const":"tabs"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"items":{"type":"array","items":{"$ref":"#/$defs/Group"},"title":"Tabs","minItems":1,"maxItems":20}},"title":"Tabs","additionalProperties":false},{"type":"object","required":["node","id","field","nodes"],"properties":{"node":{"type":"string","const":"object"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"nodes":{"type":"array","items":{"$ref":"#/$defs/FormNode"},"title":"Nodes","minItems":1,"maxItems":1000}},"title":"Sub-form","additionalProperties":false},{"type":"object","required":["node","id","renderer"],"properties":{"node":{"type":"string","const":"custom"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"renderer":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"fields":{"type":"array","items":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":"Fields","maxItems":20},"span":{"type":"integer","title":"Columns wide","minimum":1,"maximum":4}},"title":"Own part","additionalProperties":false}]},"Parameters":{"type":"object","patternProperties":{"^[a-z][A-Za-z0-9]{0,31}$":{"$ref":"#/$defs/Parameter"}},"title":"Parameters"},"Parameter":{"type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["string","integer","boolean"],"title":"Type"},"from":{"type":"string","enum":["query","caller"],"title":"Comes from","default":"caller"},"required":{"type":"boolean"}},"title":"Parameter","additionalProperties":false},"DataSources":{"type":"object","patternProperties":{"^[a-z][A-Za-z0-9]{0,31}$":{"$ref":"#/$defs/DataSource"}},"title":"Data sources"},"DataSource":{"title":"Data source","if":{"type":"object","required":["dict"]},"then":{"type":"object","required":["dict"],"properties":{"dict":{"type":"string","title":"Dictionary","pattern":"^[a-z][A-Za-z0-9_]{0,99}$"}},"title":"Dictionary","additionalProperties":false},"else":{"$ref":"#/$defs/Operation"}},"Operation":{"type":"object","required":["op"],"properties":{"op":{"type":"string","title":"Operation","description":"Operation of the API contract, area.verb.","pattern":"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"},"model":{"type":"string","title":"Model","description":"Model of the contract that a record has."},"args":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"},"cache":{"type":"string","title":"Keep","description":"How long an answer is kept: 30s, 10m, 1h.","pattern":"^\\d{1,3}[smh]$"}},"title":"Operation","additionalProperties":false},"Needs":{"type":"object","required":["view"],"properties":{"view":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"}},"title":"Needs","additionalProperties":false},"Action":{"type":"object","required":["id","label","steps"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"label":{"type":"string","title":"Text","minLength":1,"maxLength":500},"icon":{"type":"string","title":"Icon","pattern":"^[a-z][a-z0-9-]{0,39}$"},"tone":{"type":"string","enum":["default","primary","danger"],"title":"Tone"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"enabledWhen":{"$ref":"#/$defs/When"},"confirm":{"$ref":"#/$defs/Text"},"steps":{"type":"array","items":{"$ref":"#/$defs/Step"},"title":"Steps","minItems":1,"maxItems":50}},"title":"Action","additionalProperties":false},"When":{"title":"When","if":{"type":"object","required":["$expr"]},"then":{"$ref":"#/$defs/Expression"},"else":{"$ref":"#/$defs/Condition"}},"Expression":{"type":"object","required":["$expr"],"properties":{"$expr":{"type":"string","minLength":1,"maxLength":2000}},"title":"Expression","description":"A CEL expression over values, record, row, params, user, page, data, result.","additionalProperties":false},"Text":{"title":"Text","if":{"type":"object"},"then":{"$ref":"#/$defs/Template"},"else":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"Template":{"type":"object","required":["$text"],"properties":{"$text":{"type":"string","minLength":1,"maxLength":2000}},"title":"Template","description":"A text with ${expression} parts.","additionalProperties":false},"Translations":{"type":"object","patternProperties":{"^[a-z]{2}(-[A-Z]{2})?$":{"type":"object","patternProperties":{"^.*$":{"type":"string"}}}},"title":"Translations","description":"Per language: English source text to translation."},"SearchField":{"type":"object","required":["id","field","op"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"op":{"type":"string","enum":["eq","ne","gt","gte","lt","lte","in","nin","like","starts","between","empty","notEmpty","within","me","myDept"],"title":"Operator"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"component":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"default":{"title":"Default"},"required":{"type":"boolean","title":"Required"}},"title":"Search field","additionalProperties":false},"Column":{"type":"object","required":["id","field"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"cell":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"width":{"type":"integer","title":"Width","description":"In px.","minimum":40,"maximum":800},"align":{"type":"string","enum":["left","center","right"],"title":"Align"},"sort":{"type":"boolean","title":"Sortable"},"fixed":{"type":"string","enum":["left","right"],"title":"Pinned"},"hidden":{"type":"boolean","title":"Hidden at first","description":"Shown when the user picks it."},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"}},"title":"Column","additionalProperties":false},"Actions":{"type":"array","items":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":"Actions","description":"Ids of actions of this page.","maxItems":20},"Actions2":{"type":"array","items":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":"Actions","description":"Ids of actions of this page."},"Layout":{"type":"object","properties":{"columns":{"type":"integer","title":"Columns","minimum":1,"maximum":4},"labels":{"type":"string","enum":["beside","above"],"title":"Labels","default":"above"}},"title":"Layout","additionalProperties":false},"Rule":{"type":"object","required":["id","holds","message","fields"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"holds":{"$ref":"#/$defs/When"},"message":{"type":"string","title":"Text","minLength":1,"maxLength":500},"fields":{"$ref":"#/$defs/Fields"}},"title":"Rule","additionalProperties":false},"Fields":{"type":"array","items":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":"Fields","minItems":1,"maxItems":10},"Submit":{"type":"object","required":["op"],"properties":{"op":{"type":"string","title":"Operation","description":"Operation of the API contract, area.verb.","pattern":"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"},"args":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"},"label":{"type":"string","title":"Text","minLength":1,"maxLength":500},"confirm":{"$ref":"#/$defs/Text"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"done":{"$ref":"#/$defs/Text"},"then":{"$ref":"#/$defs/Afterwards"}},"title":"Submit","additionalProperties":false},"Afterwards":{"title":"Afterwards","description":"Closes the drawer, or goes to a page.","if":{"type":"object","required":["close"]},"then":{"type":"object","required":["close"],"properties":{"close":{"type":"boolean","const":true}},"additionalProperties":false},"else":{"type":"object","required":["page"],"properties":{"page":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"query":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"}},"additionalProperties":false}},"Measures":{"type":"array","items":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":"Measures","minItems":1,"maxItems":6},"ChecksByTheServer":{"type":"array","items":{"$ref":"#/$defs/CheckByTheServer"},"title":"Checks by the server","minItems":1,"maxItems":5},"CheckByTheServer":{"title":"Check by the server","if":{"type":"object","required":["ruleCode"]},"then":{"$ref":"#/$defs/PassesACheckRule"},"else":{"$ref":"#/$defs/NoOtherRowHasIt"}},"PassesACheckRule":{"type":"object","required":["ruleCode"],"properties":{"ruleCode":{"type":"string","title":"Check rule","description":"Code of a check rule of the server.","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,99}$"}},"title":"Passes a check rule","additionalProperties":false},"NoOtherRowHasIt":{"type":"object","required":["duplicate"],"properties":{"duplicate":{"type":"object","required":["tableName","fieldName"],"properties":{"tableName":{"type":"string","title":"Table","description":"As the server names it for this check, for example sys_user.","pattern":"^[a-z][a-z0-9_]{0,63}$"},"fieldName":{"type":"string","title":"Column","pattern":"^[a-z][a-z0-9_]{0,63}$"},"dataId":{"title":"Own row","description":"Id of the row being edited, which does not count: {\"$expr\": \"record.id\"}."}},"additionalProperties":false}},"title":"No other row has it","additionalProperties":false},"Needs2":{"title":"Needs","if":{"type":"string"},"then":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"else":{"$ref":"#/$defs/ToReadAndToWrite"}},"ToReadAndToWrite":{"type":"object","properties":{"read":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"write":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"}},"title":"To read and to write","additionalProperties":false},"Options":{"type":"array","items":{"$ref":"#/$defs/Option"},"title":"Options","minItems":1,"maxItems":200},"Option":{"type":"object","required":["value","label"],"properties":{"value":{"anyOf":[{"type":"string"},{"type":"integer"},{"type":"boolean"}]},"label":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"Option","additionalProperties":false},"Group":{"type":"object","required":["node","id","nodes"],"properties":{"node":{"type":"string","const":"group"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"collapsed":{"type":"boolean","title":"Closed at first"},"columns":{"type":"integer","title":"Columns","minimum":1,"maximum":4},"nodes":{"type":"array","items":{"$ref":"#/$defs/FormNode"},"title":"Nodes","minItems":1,"maxItems":1000}},"title":"Group","additionalProperties":false}}};
const schema17 = {"type":"object","required":["view"],"properties":{"view":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"}},"title":"Needs","additionalProperties":false};
const schema30 = {"type":"object","patternProperties":{"^[a-z]{2}(-[A-Z]{2})?$":{"type":"object","patternProperties":{"^.*$":{"type":"string"}}}},"title":"Translations","description":"Per language: English source text to translation."};
const schema31 = {"type":"object","required":["id","field","op"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"op":{"type":"string","enum":["eq","ne","gt","gte","lt","lte","in","nin","like","starts","between","empty","notEmpty","within","me","myDept"],"title":"Operator"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"component":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"default":{"title":"Default"},"required":{"type":"boolean","title":"Required"}},"title":"Search field","additionalProperties":false};
const schema32 = {"type":"object","required":["id","field"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"cell":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"width":{"type":"integer","title":"Width","description":"In px.","minimum":40,"maximum":800},"align":{"type":"string","enum":["left","center","right"],"title":"Align"},"sort":{"type":"boolean","title":"Sortable"},"fixed":{"type":"string","enum":["left","right"],"title":"Pinned"},"hidden":{"type":"boolean","title":"Hidden at first","description":"Shown when the user picks it."},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"}},"title":"Column","additionalProperties":false};
const schema33 = {"type":"array","items":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":"Actions","description":"Ids of actions of this page.","maxItems":20};
const schema39 = {"type":"array","items":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":"Actions","description":"Ids of actions of this page."};
const schema20 = {"type":"object","required":["$expr"],"properties":{"$expr":{"type":"string","minLength":1,"maxLength":2000}},"title":"Expression","description":"A CEL expression over values, record, row, params, user, page, data, result.","additionalProperties":false};
const schema45 = {"type":"object","properties":{"columns":{"type":"integer","title":"Columns","minimum":1,"maximum":4},"labels":{"type":"string","enum":["beside","above"],"title":"Labels","default":"above"}},"title":"Layout","additionalProperties":false};
const schema68 = {"type":"array","items":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":"Measures","minItems":1,"maxItems":6};
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$", "u");
const pattern6 = new RegExp("^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$", "u");
const pattern22 = new RegExp("^[a-z]{2}(-[A-Z]{2})?$", "u");
const pattern23 = new RegExp("^.*$", "u");
const pattern7 = new RegExp("^[a-z][A-Za-z0-9_-]{0,39}$", "u");
const pattern10 = new RegExp("^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$", "u");
const pattern15 = new RegExp("^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$", "u");
const schema12 = {"type":"object","patternProperties":{"^[a-z][A-Za-z0-9]{0,31}$":{"$ref":"#/$defs/Parameter"}},"title":"Parameters"};
const schema13 = {"type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["string","integer","boolean"],"title":"Type"},"from":{"type":"string","enum":["query","caller"],"title":"Comes from","default":"caller"},"required":{"type":"boolean"}},"title":"Parameter","additionalProperties":false};
const pattern1 = new RegExp("^[a-z][A-Za-z0-9]{0,31}$", "u");

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(pattern1.test(key0)){
let data0 = data[key0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type === undefined){
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Parameter/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema13.required,parentSchema:schema13,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key1 in data0){
if(!(((key1 === "type") || (key1 === "from")) || (key1 === "required"))){
const err1 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Parameter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema13,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.type !== undefined){
let data1 = data0.type;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/type",schemaPath:"#/$defs/Parameter/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema13.properties.type.type,parentSchema:schema13.properties.type,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data1 === "string") || (data1 === "integer")) || (data1 === "boolean"))){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/type",schemaPath:"#/$defs/Parameter/properties/type/enum",keyword:"enum",params:{allowedValues: schema13.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema13.properties.type.enum,parentSchema:schema13.properties.type,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.from !== undefined){
let data2 = data0.from;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/from",schemaPath:"#/$defs/Parameter/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema13.properties.from.type,parentSchema:schema13.properties.from,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data2 === "query") || (data2 === "caller"))){
const err5 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/from",schemaPath:"#/$defs/Parameter/properties/from/enum",keyword:"enum",params:{allowedValues: schema13.properties.from.enum},message:"must be equal to one of the allowed values",schema:schema13.properties.from.enum,parentSchema:schema13.properties.from,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.required !== undefined){
let data3 = data0.required;
if(typeof data3 !== "boolean"){
const err6 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/required",schemaPath:"#/$defs/Parameter/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema13.properties.required.type,parentSchema:schema13.properties.required,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Parameter/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema13.type,parentSchema:schema13,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"object","patternProperties":{"^[a-z][A-Za-z0-9]{0,31}$":{"$ref":"#/$defs/DataSource"}},"title":"Data sources"};
const schema15 = {"title":"Data source","if":{"type":"object","required":["dict"]},"then":{"type":"object","required":["dict"],"properties":{"dict":{"type":"string","title":"Dictionary","pattern":"^[a-z][A-Za-z0-9_]{0,99}$"}},"title":"Dictionary","additionalProperties":false},"else":{"$ref":"#/$defs/Operation"}};
const schema16 = {"type":"object","required":["op"],"properties":{"op":{"type":"string","title":"Operation","description":"Operation of the API contract, area.verb.","pattern":"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"},"model":{"type":"string","title":"Model","description":"Model of the contract that a record has."},"args":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"},"cache":{"type":"string","title":"Keep","description":"How long an answer is kept: 30s, 10m, 1h.","pattern":"^\\d{1,3}[smh]$"}},"title":"Operation","additionalProperties":false};
const pattern3 = new RegExp("^[a-z][A-Za-z0-9_]{0,99}$", "u");
const pattern4 = new RegExp("^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$", "u");
const pattern5 = new RegExp("^\\d{1,3}[smh]$", "u");

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.dict === undefined) && (missing0 = "dict")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dict === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "dict"},message:"must have required property '"+"dict"+"'",schema:schema15.then.required,parentSchema:schema15.then,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "dict")){
const err3 = {instancePath,schemaPath:"#/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema15.then,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.dict !== undefined){
let data0 = data.dict;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err4 = {instancePath:instancePath+"/dict",schemaPath:"#/then/properties/dict/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]{0,99}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_]{0,99}$"+"\"",schema:"^[a-z][A-Za-z0-9_]{0,99}$",parentSchema:schema15.then.properties.dict,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/dict",schemaPath:"#/then/properties/dict/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.then.properties.dict.type,parentSchema:schema15.then.properties.dict,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.then.type,parentSchema:schema15.then,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err7 = {instancePath,schemaPath:"#/$defs/Operation/required",keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'",schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data){
if(!((((key1 === "op") || (key1 === "model")) || (key1 === "args")) || (key1 === "cache"))){
const err8 = {instancePath,schemaPath:"#/$defs/Operation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.op !== undefined){
let data1 = data.op;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err9 = {instancePath:instancePath+"/op",schemaPath:"#/$defs/Operation/properties/op/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$",parentSchema:schema16.properties.op,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/op",schemaPath:"#/$defs/Operation/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.op.type,parentSchema:schema16.properties.op,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.model !== undefined){
let data2 = data.model;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/model",schemaPath:"#/$defs/Operation/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.model.type,parentSchema:schema16.properties.model,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.args !== undefined){
let data3 = data.args;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err12 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/Operation/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema16.properties.args.type,parentSchema:schema16.properties.args,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.cache !== undefined){
let data4 = data.cache;
if(typeof data4 === "string"){
if(!pattern5.test(data4)){
const err13 = {instancePath:instancePath+"/cache",schemaPath:"#/$defs/Operation/properties/cache/pattern",keyword:"pattern",params:{pattern: "^\\d{1,3}[smh]$"},message:"must match pattern \""+"^\\d{1,3}[smh]$"+"\"",schema:"^\\d{1,3}[smh]$",parentSchema:schema16.properties.cache,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/cache",schemaPath:"#/$defs/Operation/properties/cache/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.cache.type,parentSchema:schema16.properties.cache,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/$defs/Operation/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err16 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema15.if,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(pattern1.test(key0)){
if(!(validate14(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"object","required":["id","label","steps"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"label":{"type":"string","title":"Text","minLength":1,"maxLength":500},"icon":{"type":"string","title":"Icon","pattern":"^[a-z][a-z0-9-]{0,39}$"},"tone":{"type":"string","enum":["default","primary","danger"],"title":"Tone"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"enabledWhen":{"$ref":"#/$defs/When"},"confirm":{"$ref":"#/$defs/Text"},"steps":{"type":"array","items":{"$ref":"#/$defs/Step"},"title":"Steps","minItems":1,"maxItems":50}},"title":"Action","additionalProperties":false};
const pattern8 = new RegExp("^[a-z][a-z0-9-]{0,39}$", "u");
const schema19 = {"title":"When","if":{"type":"object","required":["$expr"]},"then":{"$ref":"#/$defs/Expression"},"else":{"$ref":"#/$defs/Condition"}};
const schema21 = {"title":"Condition","if":{"type":"object","required":["all"]},"then":{"type":"object","required":["all"],"properties":{"all":{"type":"array","items":{"$ref":"#/$defs/Condition"},"minItems":1,"maxItems":50}},"additionalProperties":false},"else":{"if":{"type":"object","required":["any"]},"then":{"type":"object","required":["any"],"properties":{"any":{"type":"array","items":{"$ref":"#/$defs/Condition"},"minItems":1,"maxItems":50}},"additionalProperties":false},"else":{"if":{"type":"object","required":["not"]},"then":{"type":"object","required":["not"],"properties":{"not":{"$ref":"#/$defs/Condition"}},"additionalProperties":false},"else":{"type":"object","required":["field","op"],"properties":{"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"op":{"type":"string","enum":["eq","ne","gt","gte","lt","lte","in","nin","like","starts","between","empty","notEmpty","within","me","myDept"],"title":"Operator"},"value":{"description":"What to compare with; not for empty, notEmpty, me, myDept."}},"title":"Comparison","additionalProperties":false}}}};
const wrapper0 = {validate: validate19};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.all === undefined) && (missing0 = "all")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.all === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "all"},message:"must have required property '"+"all"+"'",schema:schema21.then.required,parentSchema:schema21.then,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "all")){
const err3 = {instancePath,schemaPath:"#/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema21.then,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.all !== undefined){
let data0 = data.all;
if(Array.isArray(data0)){
if(data0.length > 50){
const err4 = {instancePath:instancePath+"/all",schemaPath:"#/then/properties/all/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema21.then.properties.all,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.length < 1){
const err5 = {instancePath:instancePath+"/all",schemaPath:"#/then/properties/all/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema21.then.properties.all,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper0.validate(data0[i0], {instancePath:instancePath+"/all/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/all",schemaPath:"#/then/properties/all/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema21.then.properties.all.type,parentSchema:schema21.then.properties.all,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema21.then.type,parentSchema:schema21.then,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs9 = errors;
const _errs10 = errors;
let valid4 = true;
const _errs11 = errors;
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.any === undefined) && (missing1 = "any")){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid1 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.any === undefined){
const err10 = {instancePath,schemaPath:"#/else/then/required",keyword:"required",params:{missingProperty: "any"},message:"must have required property '"+"any"+"'",schema:schema21.else.then.required,parentSchema:schema21.else.then,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data){
if(!(key1 === "any")){
const err11 = {instancePath,schemaPath:"#/else/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema21.else.then,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.any !== undefined){
let data2 = data.any;
if(Array.isArray(data2)){
if(data2.length > 50){
const err12 = {instancePath:instancePath+"/any",schemaPath:"#/else/then/properties/any/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema21.else.then.properties.any,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.length < 1){
const err13 = {instancePath:instancePath+"/any",schemaPath:"#/else/then/properties/any/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema21.else.then.properties.any,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(wrapper0.validate(data2[i1], {instancePath:instancePath+"/any/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/any",schemaPath:"#/else/then/properties/any/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema21.else.then.properties.any.type,parentSchema:schema21.else.then.properties.any,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/else/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema21.else.then.type,parentSchema:schema21.else.then,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid1 = _errs13 === errors;
valid4 = _valid1;
ifClause1 = "then";
}
else {
const _errs19 = errors;
const _errs20 = errors;
let valid8 = true;
const _errs21 = errors;
if(errors === _errs21){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.not === undefined) && (missing2 = "not")){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid2 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid2){
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.not === undefined){
const err18 = {instancePath,schemaPath:"#/else/else/then/required",keyword:"required",params:{missingProperty: "not"},message:"must have required property '"+"not"+"'",schema:schema21.else.else.then.required,parentSchema:schema21.else.else.then,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key2 in data){
if(!(key2 === "not")){
const err19 = {instancePath,schemaPath:"#/else/else/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema21.else.else.then,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.not !== undefined){
if(!(wrapper0.validate(data.not, {instancePath:instancePath+"/not",parentData:data,parentDataProperty:"not",rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/else/else/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema21.else.else.then.type,parentSchema:schema21.else.else.then,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid2 = _errs23 === errors;
valid8 = _valid2;
ifClause2 = "then";
}
else {
const _errs27 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
const err21 = {instancePath,schemaPath:"#/else/else/else/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema21.else.else.else.required,parentSchema:schema21.else.else.else,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.op === undefined){
const err22 = {instancePath,schemaPath:"#/else/else/else/required",keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'",schema:schema21.else.else.else.required,parentSchema:schema21.else.else.else,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key3 in data){
if(!(((key3 === "field") || (key3 === "op")) || (key3 === "value"))){
const err23 = {instancePath,schemaPath:"#/else/else/else/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema21.else.else.else,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.field !== undefined){
let data5 = data.field;
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
const err24 = {instancePath:instancePath+"/field",schemaPath:"#/else/else/else/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema21.else.else.else.properties.field,data:data5};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/field",schemaPath:"#/else/else/else/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema21.else.else.else.properties.field.type,parentSchema:schema21.else.else.else.properties.field,data:data5};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.op !== undefined){
let data6 = data.op;
if(typeof data6 !== "string"){
const err26 = {instancePath:instancePath+"/op",schemaPath:"#/else/else/else/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema21.else.else.else.properties.op.type,parentSchema:schema21.else.else.else.properties.op,data:data6};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!((((((((((((((((data6 === "eq") || (data6 === "ne")) || (data6 === "gt")) || (data6 === "gte")) || (data6 === "lt")) || (data6 === "lte")) || (data6 === "in")) || (data6 === "nin")) || (data6 === "like")) || (data6 === "starts")) || (data6 === "between")) || (data6 === "empty")) || (data6 === "notEmpty")) || (data6 === "within")) || (data6 === "me")) || (data6 === "myDept"))){
const err27 = {instancePath:instancePath+"/op",schemaPath:"#/else/else/else/properties/op/enum",keyword:"enum",params:{allowedValues: schema21.else.else.else.properties.op.enum},message:"must be equal to one of the allowed values",schema:schema21.else.else.else.properties.op.enum,parentSchema:schema21.else.else.else.properties.op,data:data6};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/else/else/else/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema21.else.else.else.type,parentSchema:schema21.else.else.else,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid2 = _errs27 === errors;
valid8 = _valid2;
ifClause2 = "else";
}
if(!valid8){
const err29 = {instancePath,schemaPath:"#/else/else/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema",schema:schema21.else.else.if,parentSchema:schema21.else.else,data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid1 = _errs19 === errors;
valid4 = _valid1;
ifClause1 = "else";
}
if(!valid4){
const err30 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema",schema:schema21.else.if,parentSchema:schema21.else,data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err31 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema21.if,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}


function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.$expr === undefined) && (missing0 = "$expr")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.$expr === undefined){
const err2 = {instancePath,schemaPath:"#/$defs/Expression/required",keyword:"required",params:{missingProperty: "$expr"},message:"must have required property '"+"$expr"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "$expr")){
const err3 = {instancePath,schemaPath:"#/$defs/Expression/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.$expr !== undefined){
let data0 = data.$expr;
if(typeof data0 === "string"){
if(data0.length > 2000){
const err4 = {instancePath:instancePath+"/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema20.properties.$expr,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.length < 1){
const err5 = {instancePath:instancePath+"/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.$expr,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.$expr.type,parentSchema:schema20.properties.$expr,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/$defs/Expression/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs9 = errors;
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err8 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema19.if,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

const schema22 = {"title":"Text","if":{"type":"object"},"then":{"$ref":"#/$defs/Template"},"else":{"type":"string","title":"Text","minLength":1,"maxLength":500}};
const schema23 = {"type":"object","required":["$text"],"properties":{"$text":{"type":"string","minLength":1,"maxLength":2000}},"title":"Template","description":"A text with ${expression} parts.","additionalProperties":false};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.$text === undefined){
const err1 = {instancePath,schemaPath:"#/$defs/Template/required",keyword:"required",params:{missingProperty: "$text"},message:"must have required property '"+"$text"+"'",schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "$text")){
const err2 = {instancePath,schemaPath:"#/$defs/Template/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.$text !== undefined){
let data0 = data.$text;
if(typeof data0 === "string"){
if(data0.length > 2000){
const err3 = {instancePath:instancePath+"/$text",schemaPath:"#/$defs/Template/properties/%24text/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema23.properties.$text,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/$text",schemaPath:"#/$defs/Template/properties/%24text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema23.properties.$text,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/$text",schemaPath:"#/$defs/Template/properties/%24text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties.$text.type,parentSchema:schema23.properties.$text,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/$defs/Template/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema23.type,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs9 = errors;
if(typeof data === "string"){
if(data.length > 500){
const err7 = {instancePath,schemaPath:"#/else/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema22.else,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.length < 1){
const err8 = {instancePath,schemaPath:"#/else/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema22.else,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath,schemaPath:"#/else/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.else.type,parentSchema:schema22.else,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err10 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema22.if,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

const schema24 = {"title":"Step","type":"object","required":["do"],"discriminator":{"propertyName":"do"},"oneOf":[{"type":"object","required":["do","op"],"properties":{"do":{"type":"string","const":"call"},"op":{"type":"string","title":"Operation","description":"Operation of the API contract, area.verb.","pattern":"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"},"args":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"},"as":{"type":"string","title":"Name of the result","description":"Later steps read it as result.<name>.","pattern":"^[a-z][A-Za-z0-9]{0,31}$"}},"title":"Call an operation","additionalProperties":false},{"type":"object","required":["do","text"],"properties":{"do":{"type":"string","const":"confirm"},"title":{"$ref":"#/$defs/Text"},"text":{"$ref":"#/$defs/Text"},"tone":{"type":"string","enum":["default","danger"]},"okText":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"Ask for confirmation","additionalProperties":false},{"type":"object","required":["do","title","fields","as"],"properties":{"do":{"type":"string","const":"prompt"},"title":{"$ref":"#/$defs/Text"},"text":{"$ref":"#/$defs/Text"},"fields":{"type":"array","items":{"type":"object","required":["id","field","title"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"component":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"required":{"type":"boolean","title":"Required"},"minLength":{"type":"integer","minimum":0},"maxLength":{"type":"integer","minimum":1},"validate":{"$ref":"#/$defs/ChecksByTheServer"},"placeholder":{"type":"string","title":"Text","minLength":1,"maxLength":500},"help":{"type":"string","title":"Text","minLength":1,"maxLength":500},"default":{}},"title":"Input","additionalProperties":false},"minItems":1,"maxItems":20},"okText":{"type":"string","title":"Text","minLength":1,"maxLength":500},"tone":{"type":"string","enum":["default","danger"]},"as":{"type":"string","title":"Name of the answer","pattern":"^[a-z][A-Za-z0-9]{0,31}$"}},"title":"Ask for values","additionalProperties":false},{"type":"object","required":["do","text"],"properties":{"do":{"type":"string","const":"toast"},"type":{"type":"string","enum":["success","info","warning"]},"text":{"$ref":"#/$defs/Text"}},"title":"Show a message","additionalProperties":false},{"type":"object","required":["do"],"properties":{"do":{"type":"string","const":"refresh"},"data":{"type":"array","items":{"type":"string"},"title":"Data sources","description":"All, unless named."}},"title":"Read data again","additionalProperties":false},{"type":"object","required":["do","page"],"properties":{"do":{"type":"string","const":"openDrawer"},"page":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"params":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"},"title":{"$ref":"#/$defs/Text"}},"title":"Open a page in a drawer","additionalProperties":false},{"type":"object","required":["do","page"],"properties":{"do":{"type":"string","const":"navigate"},"page":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"query":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"}},"title":"Go to a page","additionalProperties":false},{"type":"object","required":["do","values"],"properties":{"do":{"type":"string","const":"setValues"},"values":{"type":"object","patternProperties":{"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$":{}}}},"title":"Fill in the form","description":"Sets values of the page's form; on a list, of its search.","additionalProperties":false},{"type":"object","required":["do","when","then"],"properties":{"do":{"type":"string","const":"if"},"when":{"$ref":"#/$defs/When"},"then":{"type":"array","items":{"$ref":"#/$defs/Step"},"title":"Steps","minItems":1,"maxItems":50},"else":{"type":"array","items":{"$ref":"#/$defs/Step"},"title":"Steps","minItems":1,"maxItems":50}},"title":"Under a condition","additionalProperties":false},{"type":"object","required":["do","items","steps"],"properties":{"do":{"type":"string","const":"forEach"},"items":{"$ref":"#/$defs/Expression"},"when":{"$ref":"#/$defs/When"},"label":{"$ref":"#/$defs/Text"},"title":{"$ref":"#/$defs/Text"},"limit":{"type":"integer","title":"At most","minimum":1,"maximum":1000},"steps":{"type":"array","items":{"$ref":"#/$defs/Step"},"title":"Steps","minItems":1,"maxItems":50}},"title":"For each item","description":"Runs the steps for each item, here called record; shows progress and a result a row, and lets failed rows be tried again.","additionalProperties":false}]};
const schema25 = {"type":"array","items":{"$ref":"#/$defs/CheckByTheServer"},"title":"Checks by the server","minItems":1,"maxItems":5};
const schema26 = {"title":"Check by the server","if":{"type":"object","required":["ruleCode"]},"then":{"$ref":"#/$defs/PassesACheckRule"},"else":{"$ref":"#/$defs/NoOtherRowHasIt"}};
const schema27 = {"type":"object","required":["ruleCode"],"properties":{"ruleCode":{"type":"string","title":"Check rule","description":"Code of a check rule of the server.","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,99}$"}},"title":"Passes a check rule","additionalProperties":false};
const schema28 = {"type":"object","required":["duplicate"],"properties":{"duplicate":{"type":"object","required":["tableName","fieldName"],"properties":{"tableName":{"type":"string","title":"Table","description":"As the server names it for this check, for example sys_user.","pattern":"^[a-z][a-z0-9_]{0,63}$"},"fieldName":{"type":"string","title":"Column","pattern":"^[a-z][a-z0-9_]{0,63}$"},"dataId":{"title":"Own row","description":"Id of the row being edited, which does not count: {\"$expr\": \"record.id\"}."}},"additionalProperties":false}},"title":"No other row has it","additionalProperties":false};
const pattern16 = new RegExp("^[A-Za-z][A-Za-z0-9_-]{0,99}$", "u");
const pattern17 = new RegExp("^[a-z][a-z0-9_]{0,63}$", "u");

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.ruleCode === undefined) && (missing0 = "ruleCode")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ruleCode === undefined){
const err2 = {instancePath,schemaPath:"#/$defs/PassesACheckRule/required",keyword:"required",params:{missingProperty: "ruleCode"},message:"must have required property '"+"ruleCode"+"'",schema:schema27.required,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "ruleCode")){
const err3 = {instancePath,schemaPath:"#/$defs/PassesACheckRule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.ruleCode !== undefined){
let data0 = data.ruleCode;
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
const err4 = {instancePath:instancePath+"/ruleCode",schemaPath:"#/$defs/PassesACheckRule/properties/ruleCode/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_-]{0,99}$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_-]{0,99}$",parentSchema:schema27.properties.ruleCode,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/ruleCode",schemaPath:"#/$defs/PassesACheckRule/properties/ruleCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.properties.ruleCode.type,parentSchema:schema27.properties.ruleCode,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/$defs/PassesACheckRule/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.duplicate === undefined){
const err7 = {instancePath,schemaPath:"#/$defs/NoOtherRowHasIt/required",keyword:"required",params:{missingProperty: "duplicate"},message:"must have required property '"+"duplicate"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data){
if(!(key1 === "duplicate")){
const err8 = {instancePath,schemaPath:"#/$defs/NoOtherRowHasIt/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.duplicate !== undefined){
let data1 = data.duplicate;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.tableName === undefined){
const err9 = {instancePath:instancePath+"/duplicate",schemaPath:"#/$defs/NoOtherRowHasIt/properties/duplicate/required",keyword:"required",params:{missingProperty: "tableName"},message:"must have required property '"+"tableName"+"'",schema:schema28.properties.duplicate.required,parentSchema:schema28.properties.duplicate,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.fieldName === undefined){
const err10 = {instancePath:instancePath+"/duplicate",schemaPath:"#/$defs/NoOtherRowHasIt/properties/duplicate/required",keyword:"required",params:{missingProperty: "fieldName"},message:"must have required property '"+"fieldName"+"'",schema:schema28.properties.duplicate.required,parentSchema:schema28.properties.duplicate,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key2 in data1){
if(!(((key2 === "tableName") || (key2 === "fieldName")) || (key2 === "dataId"))){
const err11 = {instancePath:instancePath+"/duplicate",schemaPath:"#/$defs/NoOtherRowHasIt/properties/duplicate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema28.properties.duplicate,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.tableName !== undefined){
let data2 = data1.tableName;
if(typeof data2 === "string"){
if(!pattern17.test(data2)){
const err12 = {instancePath:instancePath+"/duplicate/tableName",schemaPath:"#/$defs/NoOtherRowHasIt/properties/duplicate/properties/tableName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\"",schema:"^[a-z][a-z0-9_]{0,63}$",parentSchema:schema28.properties.duplicate.properties.tableName,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/duplicate/tableName",schemaPath:"#/$defs/NoOtherRowHasIt/properties/duplicate/properties/tableName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.duplicate.properties.tableName.type,parentSchema:schema28.properties.duplicate.properties.tableName,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.fieldName !== undefined){
let data3 = data1.fieldName;
if(typeof data3 === "string"){
if(!pattern17.test(data3)){
const err14 = {instancePath:instancePath+"/duplicate/fieldName",schemaPath:"#/$defs/NoOtherRowHasIt/properties/duplicate/properties/fieldName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\"",schema:"^[a-z][a-z0-9_]{0,63}$",parentSchema:schema28.properties.duplicate.properties.fieldName,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/duplicate/fieldName",schemaPath:"#/$defs/NoOtherRowHasIt/properties/duplicate/properties/fieldName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.duplicate.properties.fieldName.type,parentSchema:schema28.properties.duplicate.properties.fieldName,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/duplicate",schemaPath:"#/$defs/NoOtherRowHasIt/properties/duplicate/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema28.properties.duplicate.type,parentSchema:schema28.properties.duplicate,data:data1};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/$defs/NoOtherRowHasIt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err18 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema26.if,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 5){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items",schema:5,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate30(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

const wrapper3 = {validate: validate24};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema24.required,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const tag0 = data.do;
if(typeof tag0 == "string"){
if(tag0 === "call"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema24.oneOf[0].required,parentSchema:schema24.oneOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.op === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'",schema:schema24.oneOf[0].required,parentSchema:schema24.oneOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "do") || (key0 === "op")) || (key0 === "args")) || (key0 === "as"))){
const err3 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema24.oneOf[0],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.do !== undefined){
let data0 = data.do;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/0/properties/do/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[0].properties.do.type,parentSchema:schema24.oneOf[0].properties.do,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("call" !== data0){
const err5 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/0/properties/do/const",keyword:"const",params:{allowedValue: "call"},message:"must be equal to constant",schema:"call",parentSchema:schema24.oneOf[0].properties.do,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.op !== undefined){
let data1 = data.op;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err6 = {instancePath:instancePath+"/op",schemaPath:"#/oneOf/0/properties/op/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$",parentSchema:schema24.oneOf[0].properties.op,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/op",schemaPath:"#/oneOf/0/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[0].properties.op.type,parentSchema:schema24.oneOf[0].properties.op,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.args !== undefined){
let data2 = data.args;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err8 = {instancePath:instancePath+"/args",schemaPath:"#/oneOf/0/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[0].properties.args.type,parentSchema:schema24.oneOf[0].properties.args,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.as !== undefined){
let data3 = data.as;
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err9 = {instancePath:instancePath+"/as",schemaPath:"#/oneOf/0/properties/as/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,31}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,31}$"+"\"",schema:"^[a-z][A-Za-z0-9]{0,31}$",parentSchema:schema24.oneOf[0].properties.as,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/as",schemaPath:"#/oneOf/0/properties/as/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[0].properties.as.type,parentSchema:schema24.oneOf[0].properties.as,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[0].type,parentSchema:schema24.oneOf[0],data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else if(tag0 === "confirm"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err12 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema24.oneOf[1].required,parentSchema:schema24.oneOf[1],data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.text === undefined){
const err13 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema24.oneOf[1].required,parentSchema:schema24.oneOf[1],data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data){
if(!(((((key1 === "do") || (key1 === "title")) || (key1 === "text")) || (key1 === "tone")) || (key1 === "okText"))){
const err14 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema24.oneOf[1],data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.do !== undefined){
let data4 = data.do;
if(typeof data4 !== "string"){
const err15 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/1/properties/do/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[1].properties.do.type,parentSchema:schema24.oneOf[1].properties.do,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if("confirm" !== data4){
const err16 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/1/properties/do/const",keyword:"const",params:{allowedValue: "confirm"},message:"must be equal to constant",schema:"confirm",parentSchema:schema24.oneOf[1].properties.do,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate22(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate22(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.tone !== undefined){
let data7 = data.tone;
if(typeof data7 !== "string"){
const err17 = {instancePath:instancePath+"/tone",schemaPath:"#/oneOf/1/properties/tone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[1].properties.tone.type,parentSchema:schema24.oneOf[1].properties.tone,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!((data7 === "default") || (data7 === "danger"))){
const err18 = {instancePath:instancePath+"/tone",schemaPath:"#/oneOf/1/properties/tone/enum",keyword:"enum",params:{allowedValues: schema24.oneOf[1].properties.tone.enum},message:"must be equal to one of the allowed values",schema:schema24.oneOf[1].properties.tone.enum,parentSchema:schema24.oneOf[1].properties.tone,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.okText !== undefined){
let data8 = data.okText;
if(typeof data8 === "string"){
if(data8.length > 500){
const err19 = {instancePath:instancePath+"/okText",schemaPath:"#/oneOf/1/properties/okText/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema24.oneOf[1].properties.okText,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data8.length < 1){
const err20 = {instancePath:instancePath+"/okText",schemaPath:"#/oneOf/1/properties/okText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema24.oneOf[1].properties.okText,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/okText",schemaPath:"#/oneOf/1/properties/okText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[1].properties.okText.type,parentSchema:schema24.oneOf[1].properties.okText,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[1].type,parentSchema:schema24.oneOf[1],data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else if(tag0 === "prompt"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err23 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema24.oneOf[2].required,parentSchema:schema24.oneOf[2],data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.title === undefined){
const err24 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema24.oneOf[2].required,parentSchema:schema24.oneOf[2],data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.fields === undefined){
const err25 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'",schema:schema24.oneOf[2].required,parentSchema:schema24.oneOf[2],data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.as === undefined){
const err26 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "as"},message:"must have required property '"+"as"+"'",schema:schema24.oneOf[2].required,parentSchema:schema24.oneOf[2],data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key2 in data){
if(!(((((((key2 === "do") || (key2 === "title")) || (key2 === "text")) || (key2 === "fields")) || (key2 === "okText")) || (key2 === "tone")) || (key2 === "as"))){
const err27 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema24.oneOf[2],data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.do !== undefined){
let data9 = data.do;
if(typeof data9 !== "string"){
const err28 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/2/properties/do/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[2].properties.do.type,parentSchema:schema24.oneOf[2].properties.do,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if("prompt" !== data9){
const err29 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/2/properties/do/const",keyword:"const",params:{allowedValue: "prompt"},message:"must be equal to constant",schema:"prompt",parentSchema:schema24.oneOf[2].properties.do,data:data9};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate22(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate22(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.fields !== undefined){
let data12 = data.fields;
if(Array.isArray(data12)){
if(data12.length > 20){
const err30 = {instancePath:instancePath+"/fields",schemaPath:"#/oneOf/2/properties/fields/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema24.oneOf[2].properties.fields,data:data12};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data12.length < 1){
const err31 = {instancePath:instancePath+"/fields",schemaPath:"#/oneOf/2/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema24.oneOf[2].properties.fields,data:data12};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.id === undefined){
const err32 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/oneOf/2/properties/fields/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema24.oneOf[2].properties.fields.items.required,parentSchema:schema24.oneOf[2].properties.fields.items,data:data13};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data13.field === undefined){
const err33 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/oneOf/2/properties/fields/items/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema24.oneOf[2].properties.fields.items.required,parentSchema:schema24.oneOf[2].properties.fields.items,data:data13};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data13.title === undefined){
const err34 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/oneOf/2/properties/fields/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema24.oneOf[2].properties.fields.items.required,parentSchema:schema24.oneOf[2].properties.fields.items,data:data13};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
for(const key3 in data13){
if(!(func2.call(schema24.oneOf[2].properties.fields.items.properties, key3))){
const err35 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/oneOf/2/properties/fields/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema24.oneOf[2].properties.fields.items,data:data13};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data13.id !== undefined){
let data14 = data13.id;
if(typeof data14 === "string"){
if(!pattern7.test(data14)){
const err36 = {instancePath:instancePath+"/fields/" + i0+"/id",schemaPath:"#/oneOf/2/properties/fields/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema24.oneOf[2].properties.fields.items.properties.id,data:data14};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/fields/" + i0+"/id",schemaPath:"#/oneOf/2/properties/fields/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[2].properties.fields.items.properties.id.type,parentSchema:schema24.oneOf[2].properties.fields.items.properties.id,data:data14};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data13.field !== undefined){
let data15 = data13.field;
if(typeof data15 === "string"){
if(!pattern10.test(data15)){
const err38 = {instancePath:instancePath+"/fields/" + i0+"/field",schemaPath:"#/oneOf/2/properties/fields/items/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema24.oneOf[2].properties.fields.items.properties.field,data:data15};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/fields/" + i0+"/field",schemaPath:"#/oneOf/2/properties/fields/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[2].properties.fields.items.properties.field.type,parentSchema:schema24.oneOf[2].properties.fields.items.properties.field,data:data15};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data13.title !== undefined){
let data16 = data13.title;
if(typeof data16 === "string"){
if(data16.length > 500){
const err40 = {instancePath:instancePath+"/fields/" + i0+"/title",schemaPath:"#/oneOf/2/properties/fields/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema24.oneOf[2].properties.fields.items.properties.title,data:data16};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data16.length < 1){
const err41 = {instancePath:instancePath+"/fields/" + i0+"/title",schemaPath:"#/oneOf/2/properties/fields/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema24.oneOf[2].properties.fields.items.properties.title,data:data16};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/fields/" + i0+"/title",schemaPath:"#/oneOf/2/properties/fields/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[2].properties.fields.items.properties.title.type,parentSchema:schema24.oneOf[2].properties.fields.items.properties.title,data:data16};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data13.component !== undefined){
let data17 = data13.component;
if(typeof data17 === "string"){
if(!pattern15.test(data17)){
const err43 = {instancePath:instancePath+"/fields/" + i0+"/component",schemaPath:"#/oneOf/2/properties/fields/items/properties/component/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema24.oneOf[2].properties.fields.items.properties.component,data:data17};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/fields/" + i0+"/component",schemaPath:"#/oneOf/2/properties/fields/items/properties/component/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[2].properties.fields.items.properties.component.type,parentSchema:schema24.oneOf[2].properties.fields.items.properties.component,data:data17};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data13.props !== undefined){
let data18 = data13.props;
if(!(data18 && typeof data18 == "object" && !Array.isArray(data18))){
const err45 = {instancePath:instancePath+"/fields/" + i0+"/props",schemaPath:"#/oneOf/2/properties/fields/items/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[2].properties.fields.items.properties.props.type,parentSchema:schema24.oneOf[2].properties.fields.items.properties.props,data:data18};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data13.required !== undefined){
let data19 = data13.required;
if(typeof data19 !== "boolean"){
const err46 = {instancePath:instancePath+"/fields/" + i0+"/required",schemaPath:"#/oneOf/2/properties/fields/items/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema24.oneOf[2].properties.fields.items.properties.required.type,parentSchema:schema24.oneOf[2].properties.fields.items.properties.required,data:data19};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data13.minLength !== undefined){
let data20 = data13.minLength;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err47 = {instancePath:instancePath+"/fields/" + i0+"/minLength",schemaPath:"#/oneOf/2/properties/fields/items/properties/minLength/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema24.oneOf[2].properties.fields.items.properties.minLength.type,parentSchema:schema24.oneOf[2].properties.fields.items.properties.minLength,data:data20};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err48 = {instancePath:instancePath+"/fields/" + i0+"/minLength",schemaPath:"#/oneOf/2/properties/fields/items/properties/minLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema24.oneOf[2].properties.fields.items.properties.minLength,data:data20};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data13.maxLength !== undefined){
let data21 = data13.maxLength;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err49 = {instancePath:instancePath+"/fields/" + i0+"/maxLength",schemaPath:"#/oneOf/2/properties/fields/items/properties/maxLength/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema24.oneOf[2].properties.fields.items.properties.maxLength.type,parentSchema:schema24.oneOf[2].properties.fields.items.properties.maxLength,data:data21};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 1 || isNaN(data21)){
const err50 = {instancePath:instancePath+"/fields/" + i0+"/maxLength",schemaPath:"#/oneOf/2/properties/fields/items/properties/maxLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema24.oneOf[2].properties.fields.items.properties.maxLength,data:data21};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
if(data13.validate !== undefined){
if(!(validate29(data13.validate, {instancePath:instancePath+"/fields/" + i0+"/validate",parentData:data13,parentDataProperty:"validate",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data13.placeholder !== undefined){
let data23 = data13.placeholder;
if(typeof data23 === "string"){
if(data23.length > 500){
const err51 = {instancePath:instancePath+"/fields/" + i0+"/placeholder",schemaPath:"#/oneOf/2/properties/fields/items/properties/placeholder/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema24.oneOf[2].properties.fields.items.properties.placeholder,data:data23};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data23.length < 1){
const err52 = {instancePath:instancePath+"/fields/" + i0+"/placeholder",schemaPath:"#/oneOf/2/properties/fields/items/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema24.oneOf[2].properties.fields.items.properties.placeholder,data:data23};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/fields/" + i0+"/placeholder",schemaPath:"#/oneOf/2/properties/fields/items/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[2].properties.fields.items.properties.placeholder.type,parentSchema:schema24.oneOf[2].properties.fields.items.properties.placeholder,data:data23};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data13.help !== undefined){
let data24 = data13.help;
if(typeof data24 === "string"){
if(data24.length > 500){
const err54 = {instancePath:instancePath+"/fields/" + i0+"/help",schemaPath:"#/oneOf/2/properties/fields/items/properties/help/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema24.oneOf[2].properties.fields.items.properties.help,data:data24};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data24.length < 1){
const err55 = {instancePath:instancePath+"/fields/" + i0+"/help",schemaPath:"#/oneOf/2/properties/fields/items/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema24.oneOf[2].properties.fields.items.properties.help,data:data24};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/fields/" + i0+"/help",schemaPath:"#/oneOf/2/properties/fields/items/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[2].properties.fields.items.properties.help.type,parentSchema:schema24.oneOf[2].properties.fields.items.properties.help,data:data24};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/oneOf/2/properties/fields/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[2].properties.fields.items.type,parentSchema:schema24.oneOf[2].properties.fields.items,data:data13};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/fields",schemaPath:"#/oneOf/2/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema24.oneOf[2].properties.fields.type,parentSchema:schema24.oneOf[2].properties.fields,data:data12};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.okText !== undefined){
let data25 = data.okText;
if(typeof data25 === "string"){
if(data25.length > 500){
const err59 = {instancePath:instancePath+"/okText",schemaPath:"#/oneOf/2/properties/okText/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema24.oneOf[2].properties.okText,data:data25};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data25.length < 1){
const err60 = {instancePath:instancePath+"/okText",schemaPath:"#/oneOf/2/properties/okText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema24.oneOf[2].properties.okText,data:data25};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/okText",schemaPath:"#/oneOf/2/properties/okText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[2].properties.okText.type,parentSchema:schema24.oneOf[2].properties.okText,data:data25};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.tone !== undefined){
let data26 = data.tone;
if(typeof data26 !== "string"){
const err62 = {instancePath:instancePath+"/tone",schemaPath:"#/oneOf/2/properties/tone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[2].properties.tone.type,parentSchema:schema24.oneOf[2].properties.tone,data:data26};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(!((data26 === "default") || (data26 === "danger"))){
const err63 = {instancePath:instancePath+"/tone",schemaPath:"#/oneOf/2/properties/tone/enum",keyword:"enum",params:{allowedValues: schema24.oneOf[2].properties.tone.enum},message:"must be equal to one of the allowed values",schema:schema24.oneOf[2].properties.tone.enum,parentSchema:schema24.oneOf[2].properties.tone,data:data26};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.as !== undefined){
let data27 = data.as;
if(typeof data27 === "string"){
if(!pattern1.test(data27)){
const err64 = {instancePath:instancePath+"/as",schemaPath:"#/oneOf/2/properties/as/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,31}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,31}$"+"\"",schema:"^[a-z][A-Za-z0-9]{0,31}$",parentSchema:schema24.oneOf[2].properties.as,data:data27};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/as",schemaPath:"#/oneOf/2/properties/as/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[2].properties.as.type,parentSchema:schema24.oneOf[2].properties.as,data:data27};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[2].type,parentSchema:schema24.oneOf[2],data};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else if(tag0 === "toast"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err67 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema24.oneOf[3].required,parentSchema:schema24.oneOf[3],data};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data.text === undefined){
const err68 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema24.oneOf[3].required,parentSchema:schema24.oneOf[3],data};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
for(const key4 in data){
if(!(((key4 === "do") || (key4 === "type")) || (key4 === "text"))){
const err69 = {instancePath,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema24.oneOf[3],data};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.do !== undefined){
let data28 = data.do;
if(typeof data28 !== "string"){
const err70 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/3/properties/do/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[3].properties.do.type,parentSchema:schema24.oneOf[3].properties.do,data:data28};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if("toast" !== data28){
const err71 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/3/properties/do/const",keyword:"const",params:{allowedValue: "toast"},message:"must be equal to constant",schema:"toast",parentSchema:schema24.oneOf[3].properties.do,data:data28};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.type !== undefined){
let data29 = data.type;
if(typeof data29 !== "string"){
const err72 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/3/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[3].properties.type.type,parentSchema:schema24.oneOf[3].properties.type,data:data29};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(!(((data29 === "success") || (data29 === "info")) || (data29 === "warning"))){
const err73 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/3/properties/type/enum",keyword:"enum",params:{allowedValues: schema24.oneOf[3].properties.type.enum},message:"must be equal to one of the allowed values",schema:schema24.oneOf[3].properties.type.enum,parentSchema:schema24.oneOf[3].properties.type,data:data29};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.text !== undefined){
if(!(validate22(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err74 = {instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[3].type,parentSchema:schema24.oneOf[3],data};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else if(tag0 === "refresh"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err75 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema24.oneOf[4].required,parentSchema:schema24.oneOf[4],data};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
for(const key5 in data){
if(!((key5 === "do") || (key5 === "data"))){
const err76 = {instancePath,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema24.oneOf[4],data};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.do !== undefined){
let data31 = data.do;
if(typeof data31 !== "string"){
const err77 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/4/properties/do/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[4].properties.do.type,parentSchema:schema24.oneOf[4].properties.do,data:data31};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if("refresh" !== data31){
const err78 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/4/properties/do/const",keyword:"const",params:{allowedValue: "refresh"},message:"must be equal to constant",schema:"refresh",parentSchema:schema24.oneOf[4].properties.do,data:data31};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data.data !== undefined){
let data32 = data.data;
if(Array.isArray(data32)){
const len1 = data32.length;
for(let i1=0; i1<len1; i1++){
let data33 = data32[i1];
if(typeof data33 !== "string"){
const err79 = {instancePath:instancePath+"/data/" + i1,schemaPath:"#/oneOf/4/properties/data/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[4].properties.data.items.type,parentSchema:schema24.oneOf[4].properties.data.items,data:data33};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/4/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema24.oneOf[4].properties.data.type,parentSchema:schema24.oneOf[4].properties.data,data:data32};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
else {
const err81 = {instancePath,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[4].type,parentSchema:schema24.oneOf[4],data};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
else if(tag0 === "openDrawer"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err82 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema24.oneOf[5].required,parentSchema:schema24.oneOf[5],data};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data.page === undefined){
const err83 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'",schema:schema24.oneOf[5].required,parentSchema:schema24.oneOf[5],data};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
for(const key6 in data){
if(!((((key6 === "do") || (key6 === "page")) || (key6 === "params")) || (key6 === "title"))){
const err84 = {instancePath,schemaPath:"#/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema24.oneOf[5],data};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.do !== undefined){
let data34 = data.do;
if(typeof data34 !== "string"){
const err85 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/5/properties/do/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[5].properties.do.type,parentSchema:schema24.oneOf[5].properties.do,data:data34};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if("openDrawer" !== data34){
const err86 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/5/properties/do/const",keyword:"const",params:{allowedValue: "openDrawer"},message:"must be equal to constant",schema:"openDrawer",parentSchema:schema24.oneOf[5].properties.do,data:data34};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data.page !== undefined){
let data35 = data.page;
if(typeof data35 === "string"){
if(data35.length > 120){
const err87 = {instancePath:instancePath+"/page",schemaPath:"#/oneOf/5/properties/page/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema24.oneOf[5].properties.page,data:data35};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(!pattern0.test(data35)){
const err88 = {instancePath:instancePath+"/page",schemaPath:"#/oneOf/5/properties/page/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema24.oneOf[5].properties.page,data:data35};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/page",schemaPath:"#/oneOf/5/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[5].properties.page.type,parentSchema:schema24.oneOf[5].properties.page,data:data35};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data.params !== undefined){
let data36 = data.params;
if(!(data36 && typeof data36 == "object" && !Array.isArray(data36))){
const err90 = {instancePath:instancePath+"/params",schemaPath:"#/oneOf/5/properties/params/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[5].properties.params.type,parentSchema:schema24.oneOf[5].properties.params,data:data36};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate22(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err91 = {instancePath,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[5].type,parentSchema:schema24.oneOf[5],data};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
else if(tag0 === "navigate"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err92 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema24.oneOf[6].required,parentSchema:schema24.oneOf[6],data};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data.page === undefined){
const err93 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'",schema:schema24.oneOf[6].required,parentSchema:schema24.oneOf[6],data};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
for(const key7 in data){
if(!(((key7 === "do") || (key7 === "page")) || (key7 === "query"))){
const err94 = {instancePath,schemaPath:"#/oneOf/6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties",schema:false,parentSchema:schema24.oneOf[6],data};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data.do !== undefined){
let data38 = data.do;
if(typeof data38 !== "string"){
const err95 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/6/properties/do/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[6].properties.do.type,parentSchema:schema24.oneOf[6].properties.do,data:data38};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if("navigate" !== data38){
const err96 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/6/properties/do/const",keyword:"const",params:{allowedValue: "navigate"},message:"must be equal to constant",schema:"navigate",parentSchema:schema24.oneOf[6].properties.do,data:data38};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data.page !== undefined){
let data39 = data.page;
if(typeof data39 === "string"){
if(data39.length > 120){
const err97 = {instancePath:instancePath+"/page",schemaPath:"#/oneOf/6/properties/page/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema24.oneOf[6].properties.page,data:data39};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(!pattern0.test(data39)){
const err98 = {instancePath:instancePath+"/page",schemaPath:"#/oneOf/6/properties/page/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema24.oneOf[6].properties.page,data:data39};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
else {
const err99 = {instancePath:instancePath+"/page",schemaPath:"#/oneOf/6/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[6].properties.page.type,parentSchema:schema24.oneOf[6].properties.page,data:data39};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data.query !== undefined){
let data40 = data.query;
if(!(data40 && typeof data40 == "object" && !Array.isArray(data40))){
const err100 = {instancePath:instancePath+"/query",schemaPath:"#/oneOf/6/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[6].properties.query.type,parentSchema:schema24.oneOf[6].properties.query,data:data40};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
else {
const err101 = {instancePath,schemaPath:"#/oneOf/6/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[6].type,parentSchema:schema24.oneOf[6],data};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
else if(tag0 === "setValues"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err102 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema24.oneOf[7].required,parentSchema:schema24.oneOf[7],data};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(data.values === undefined){
const err103 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "values"},message:"must have required property '"+"values"+"'",schema:schema24.oneOf[7].required,parentSchema:schema24.oneOf[7],data};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
for(const key8 in data){
if(!((key8 === "do") || (key8 === "values"))){
const err104 = {instancePath,schemaPath:"#/oneOf/7/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties",schema:false,parentSchema:schema24.oneOf[7],data};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data.do !== undefined){
let data41 = data.do;
if(typeof data41 !== "string"){
const err105 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/7/properties/do/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[7].properties.do.type,parentSchema:schema24.oneOf[7].properties.do,data:data41};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if("setValues" !== data41){
const err106 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/7/properties/do/const",keyword:"const",params:{allowedValue: "setValues"},message:"must be equal to constant",schema:"setValues",parentSchema:schema24.oneOf[7].properties.do,data:data41};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data.values !== undefined){
let data42 = data.values;
if(!(data42 && typeof data42 == "object" && !Array.isArray(data42))){
const err107 = {instancePath:instancePath+"/values",schemaPath:"#/oneOf/7/properties/values/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[7].properties.values.type,parentSchema:schema24.oneOf[7].properties.values,data:data42};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
else {
const err108 = {instancePath,schemaPath:"#/oneOf/7/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[7].type,parentSchema:schema24.oneOf[7],data};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
else if(tag0 === "if"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err109 = {instancePath,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema24.oneOf[8].required,parentSchema:schema24.oneOf[8],data};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data.when === undefined){
const err110 = {instancePath,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema24.oneOf[8].required,parentSchema:schema24.oneOf[8],data};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data.then === undefined){
const err111 = {instancePath,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty: "then"},message:"must have required property '"+"then"+"'",schema:schema24.oneOf[8].required,parentSchema:schema24.oneOf[8],data};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
for(const key9 in data){
if(!((((key9 === "do") || (key9 === "when")) || (key9 === "then")) || (key9 === "else"))){
const err112 = {instancePath,schemaPath:"#/oneOf/8/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties",schema:false,parentSchema:schema24.oneOf[8],data};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data.do !== undefined){
let data43 = data.do;
if(typeof data43 !== "string"){
const err113 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/8/properties/do/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[8].properties.do.type,parentSchema:schema24.oneOf[8].properties.do,data:data43};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if("if" !== data43){
const err114 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/8/properties/do/const",keyword:"const",params:{allowedValue: "if"},message:"must be equal to constant",schema:"if",parentSchema:schema24.oneOf[8].properties.do,data:data43};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data.when !== undefined){
if(!(validate18(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.then !== undefined){
let data45 = data.then;
if(Array.isArray(data45)){
if(data45.length > 50){
const err115 = {instancePath:instancePath+"/then",schemaPath:"#/oneOf/8/properties/then/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema24.oneOf[8].properties.then,data:data45};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data45.length < 1){
const err116 = {instancePath:instancePath+"/then",schemaPath:"#/oneOf/8/properties/then/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema24.oneOf[8].properties.then,data:data45};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
const len2 = data45.length;
for(let i2=0; i2<len2; i2++){
if(!(wrapper3.validate(data45[i2], {instancePath:instancePath+"/then/" + i2,parentData:data45,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err117 = {instancePath:instancePath+"/then",schemaPath:"#/oneOf/8/properties/then/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema24.oneOf[8].properties.then.type,parentSchema:schema24.oneOf[8].properties.then,data:data45};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data.else !== undefined){
let data47 = data.else;
if(Array.isArray(data47)){
if(data47.length > 50){
const err118 = {instancePath:instancePath+"/else",schemaPath:"#/oneOf/8/properties/else/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema24.oneOf[8].properties.else,data:data47};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(data47.length < 1){
const err119 = {instancePath:instancePath+"/else",schemaPath:"#/oneOf/8/properties/else/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema24.oneOf[8].properties.else,data:data47};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
const len3 = data47.length;
for(let i3=0; i3<len3; i3++){
if(!(wrapper3.validate(data47[i3], {instancePath:instancePath+"/else/" + i3,parentData:data47,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err120 = {instancePath:instancePath+"/else",schemaPath:"#/oneOf/8/properties/else/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema24.oneOf[8].properties.else.type,parentSchema:schema24.oneOf[8].properties.else,data:data47};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
else {
const err121 = {instancePath,schemaPath:"#/oneOf/8/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[8].type,parentSchema:schema24.oneOf[8],data};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
else if(tag0 === "forEach"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err122 = {instancePath,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema24.oneOf[9].required,parentSchema:schema24.oneOf[9],data};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(data.items === undefined){
const err123 = {instancePath,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'",schema:schema24.oneOf[9].required,parentSchema:schema24.oneOf[9],data};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(data.steps === undefined){
const err124 = {instancePath,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'",schema:schema24.oneOf[9].required,parentSchema:schema24.oneOf[9],data};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
for(const key10 in data){
if(!(((((((key10 === "do") || (key10 === "items")) || (key10 === "when")) || (key10 === "label")) || (key10 === "title")) || (key10 === "limit")) || (key10 === "steps"))){
const err125 = {instancePath,schemaPath:"#/oneOf/9/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties",schema:false,parentSchema:schema24.oneOf[9],data};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data.do !== undefined){
let data49 = data.do;
if(typeof data49 !== "string"){
const err126 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/9/properties/do/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[9].properties.do.type,parentSchema:schema24.oneOf[9].properties.do,data:data49};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if("forEach" !== data49){
const err127 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/9/properties/do/const",keyword:"const",params:{allowedValue: "forEach"},message:"must be equal to constant",schema:"forEach",parentSchema:schema24.oneOf[9].properties.do,data:data49};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data.items !== undefined){
let data50 = data.items;
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.$expr === undefined){
const err128 = {instancePath:instancePath+"/items",schemaPath:"#/$defs/Expression/required",keyword:"required",params:{missingProperty: "$expr"},message:"must have required property '"+"$expr"+"'",schema:schema20.required,parentSchema:schema20,data:data50};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
for(const key11 in data50){
if(!(key11 === "$expr")){
const err129 = {instancePath:instancePath+"/items",schemaPath:"#/$defs/Expression/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data:data50};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data50.$expr !== undefined){
let data51 = data50.$expr;
if(typeof data51 === "string"){
if(data51.length > 2000){
const err130 = {instancePath:instancePath+"/items/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema20.properties.$expr,data:data51};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(data51.length < 1){
const err131 = {instancePath:instancePath+"/items/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.$expr,data:data51};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
else {
const err132 = {instancePath:instancePath+"/items/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.$expr.type,parentSchema:schema20.properties.$expr,data:data51};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
}
else {
const err133 = {instancePath:instancePath+"/items",schemaPath:"#/$defs/Expression/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data:data50};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data.when !== undefined){
if(!(validate18(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate22(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate22(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
let data55 = data.limit;
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
const err134 = {instancePath:instancePath+"/limit",schemaPath:"#/oneOf/9/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema24.oneOf[9].properties.limit.type,parentSchema:schema24.oneOf[9].properties.limit,data:data55};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
if((typeof data55 == "number") && (isFinite(data55))){
if(data55 > 1000 || isNaN(data55)){
const err135 = {instancePath:instancePath+"/limit",schemaPath:"#/oneOf/9/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema24.oneOf[9].properties.limit,data:data55};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
if(data55 < 1 || isNaN(data55)){
const err136 = {instancePath:instancePath+"/limit",schemaPath:"#/oneOf/9/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema24.oneOf[9].properties.limit,data:data55};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
}
if(data.steps !== undefined){
let data56 = data.steps;
if(Array.isArray(data56)){
if(data56.length > 50){
const err137 = {instancePath:instancePath+"/steps",schemaPath:"#/oneOf/9/properties/steps/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema24.oneOf[9].properties.steps,data:data56};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if(data56.length < 1){
const err138 = {instancePath:instancePath+"/steps",schemaPath:"#/oneOf/9/properties/steps/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema24.oneOf[9].properties.steps,data:data56};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
const len4 = data56.length;
for(let i4=0; i4<len4; i4++){
if(!(wrapper3.validate(data56[i4], {instancePath:instancePath+"/steps/" + i4,parentData:data56,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err139 = {instancePath:instancePath+"/steps",schemaPath:"#/oneOf/9/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema24.oneOf[9].properties.steps.type,parentSchema:schema24.oneOf[9].properties.steps,data:data56};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
}
else {
const err140 = {instancePath,schemaPath:"#/oneOf/9/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[9].type,parentSchema:schema24.oneOf[9],data};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
else {
const err141 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "do", tagValue: tag0},message:"value of tag \"do\" must be in oneOf",schema:schema24.discriminator,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
else {
const err142 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "do", tagValue: tag0},message:"tag \"do\" must be string",schema:schema24.discriminator,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
else {
const err143 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}


function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.steps === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'",schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "label")) || (key0 === "icon")) || (key0 === "tone")) || (key0 === "requires")) || (key0 === "enabledWhen")) || (key0 === "confirm")) || (key0 === "steps"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema18.properties.id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.properties.id.type,parentSchema:schema18.properties.id,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(data1.length > 500){
const err6 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema18.properties.label,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema18.properties.label,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.properties.label.type,parentSchema:schema18.properties.label,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.icon !== undefined){
let data2 = data.icon;
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
const err9 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}$"+"\"",schema:"^[a-z][a-z0-9-]{0,39}$",parentSchema:schema18.properties.icon,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.properties.icon.type,parentSchema:schema18.properties.icon,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.tone !== undefined){
let data3 = data.tone;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/tone",schemaPath:"#/properties/tone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.properties.tone.type,parentSchema:schema18.properties.tone,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data3 === "default") || (data3 === "primary")) || (data3 === "danger"))){
const err12 = {instancePath:instancePath+"/tone",schemaPath:"#/properties/tone/enum",keyword:"enum",params:{allowedValues: schema18.properties.tone.enum},message:"must be equal to one of the allowed values",schema:schema18.properties.tone.enum,parentSchema:schema18.properties.tone,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.requires !== undefined){
let data4 = data.requires;
if(typeof data4 === "string"){
if(!pattern6.test(data4)){
const err13 = {instancePath:instancePath+"/requires",schemaPath:"#/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema18.properties.requires,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/requires",schemaPath:"#/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.properties.requires.type,parentSchema:schema18.properties.requires,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.enabledWhen !== undefined){
if(!(validate18(data.enabledWhen, {instancePath:instancePath+"/enabledWhen",parentData:data,parentDataProperty:"enabledWhen",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.confirm !== undefined){
if(!(validate22(data.confirm, {instancePath:instancePath+"/confirm",parentData:data,parentDataProperty:"confirm",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.steps !== undefined){
let data7 = data.steps;
if(Array.isArray(data7)){
if(data7.length > 50){
const err15 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema18.properties.steps,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7.length < 1){
const err16 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema18.properties.steps,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate24(data7[i0], {instancePath:instancePath+"/steps/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema18.properties.steps.type,parentSchema:schema18.properties.steps,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

const schema46 = {"title":"Node","type":"object","required":["node"],"discriminator":{"propertyName":"node"},"oneOf":[{"type":"object","required":["node","id","field"],"properties":{"node":{"type":"string","const":"field"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"$ref":"#/$defs/Needs2"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"component":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"span":{"type":"integer","title":"Columns wide","minimum":1,"maximum":4},"help":{"type":"string","title":"Text","minLength":1,"maxLength":500},"placeholder":{"type":"string","title":"Text","minLength":1,"maxLength":500},"default":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."},"required":{"type":"boolean","title":"Required"},"requiredWhen":{"$ref":"#/$defs/When"},"disabled":{"$ref":"#/$defs/When"},"readOnly":{"type":"boolean","title":"Read-only"},"compute":{"$ref":"#/$defs/Expression"},"minLength":{"type":"integer","title":"At least characters","minimum":0,"maximum":100000},"maxLength":{"type":"integer","title":"At most characters","minimum":1,"maximum":100000},"minimum":{"type":"number","title":"Not below"},"maximum":{"type":"number","title":"Not above"},"pattern":{"type":"string","title":"Pattern","description":"A regular expression for the whole text.","minLength":1,"maxLength":200},"format":{"type":"string","enum":["email","mobile","url","idCard","bankCard"],"title":"Format"},"options":{"$ref":"#/$defs/Options"},"validate":{"$ref":"#/$defs/ChecksByTheServer"}},"title":"Field","additionalProperties":false},{"type":"object","required":["node","id","text"],"properties":{"node":{"type":"string","const":"text"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"text":{"$ref":"#/$defs/Text"},"tone":{"type":"string","enum":["default","info","warning"],"title":"Tone"}},"title":"Text","additionalProperties":false},{"type":"object","required":["node","id","field","columns"],"properties":{"node":{"type":"string","const":"array"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"columns":{"type":"array","items":{"type":"object","required":["node","id","field"],"properties":{"node":{"type":"string","const":"field"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"$ref":"#/$defs/Needs2"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"component":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"help":{"type":"string","title":"Text","minLength":1,"maxLength":500},"placeholder":{"type":"string","title":"Text","minLength":1,"maxLength":500},"default":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."},"required":{"type":"boolean","title":"Required"},"requiredWhen":{"$ref":"#/$defs/When"},"disabled":{"$ref":"#/$defs/When"},"readOnly":{"type":"boolean","title":"Read-only"},"compute":{"$ref":"#/$defs/Expression"},"minLength":{"type":"integer","title":"At least characters","minimum":0,"maximum":100000},"maxLength":{"type":"integer","title":"At most characters","minimum":1,"maximum":100000},"minimum":{"type":"number","title":"Not below"},"maximum":{"type":"number","title":"Not above"},"pattern":{"type":"string","title":"Pattern","description":"A regular expression for the whole text.","minLength":1,"maxLength":200},"format":{"type":"string","enum":["email","mobile","url","idCard","bankCard"],"title":"Format"},"options":{"$ref":"#/$defs/Options"}},"title":"Column","additionalProperties":false},"title":"Columns","minItems":1,"maxItems":30},"min":{"type":"integer","title":"At least rows","minimum":0,"maximum":10000},"max":{"type":"integer","title":"At most rows","minimum":1,"maximum":10000},"disabled":{"$ref":"#/$defs/When"},"total":{"type":"array","items":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":"Totals","maxItems":10},"sends":{"type":"string","enum":["rows","changes"],"title":"Sends","description":"All rows, or {added, changed, removed}.","default":"rows"},"empty":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"Sub-table","additionalProperties":false},{"$ref":"#/$defs/Group"},{"type":"object","required":["node","id","items"],"properties":{"node":{"type":"string","const":"tabs"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"items":{"type":"array","items":{"$ref":"#/$defs/Group"},"title":"Tabs","minItems":1,"maxItems":20}},"title":"Tabs","additionalProperties":false},{"type":"object","required":["node","id","field","nodes"],"properties":{"node":{"type":"string","const":"object"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"nodes":{"type":"array","items":{"$ref":"#/$defs/FormNode"},"title":"Nodes","minItems":1,"maxItems":1000}},"title":"Sub-form","additionalProperties":false},{"type":"object","required":["node","id","renderer"],"properties":{"node":{"type":"string","const":"custom"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"renderer":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"fields":{"type":"array","items":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":"Fields","maxItems":20},"span":{"type":"integer","title":"Columns wide","minimum":1,"maximum":4}},"title":"Own part","additionalProperties":false}]};
const schema48 = {"title":"Needs","if":{"type":"string"},"then":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"else":{"$ref":"#/$defs/ToReadAndToWrite"}};
const schema49 = {"type":"object","properties":{"read":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"write":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"}},"title":"To read and to write","additionalProperties":false};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(typeof data === "string"){
if(!pattern6.test(data)){
const err1 = {instancePath,schemaPath:"#/then/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema48.then,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/then/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.then.type,parentSchema:schema48.then,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "read") || (key0 === "write"))){
const err3 = {instancePath,schemaPath:"#/$defs/ToReadAndToWrite/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.read !== undefined){
let data0 = data.read;
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
const err4 = {instancePath:instancePath+"/read",schemaPath:"#/$defs/ToReadAndToWrite/properties/read/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema49.properties.read,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/read",schemaPath:"#/$defs/ToReadAndToWrite/properties/read/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.read.type,parentSchema:schema49.properties.read,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.write !== undefined){
let data1 = data.write;
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
const err6 = {instancePath:instancePath+"/write",schemaPath:"#/$defs/ToReadAndToWrite/properties/write/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema49.properties.write,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/write",schemaPath:"#/$defs/ToReadAndToWrite/properties/write/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.write.type,parentSchema:schema49.properties.write,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/$defs/ToReadAndToWrite/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema49.type,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err9 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema48.if,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}

const schema51 = {"type":"array","items":{"$ref":"#/$defs/Option"},"title":"Options","minItems":1,"maxItems":200};
const schema52 = {"type":"object","required":["value","label"],"properties":{"value":{"anyOf":[{"type":"string"},{"type":"integer"},{"type":"boolean"}]},"label":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"Option","additionalProperties":false};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 200){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items",schema:200,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.value === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/Option/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema52.required,parentSchema:schema52,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.label === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/Option/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema52.required,parentSchema:schema52,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data0){
if(!((key0 === "value") || (key0 === "label"))){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/Option/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema52,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.value !== undefined){
let data1 = data0.value;
const _errs6 = errors;
let valid4 = false;
const _errs7 = errors;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/" + i0+"/value",schemaPath:"#/$defs/Option/properties/value/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.value.anyOf[0].type,parentSchema:schema52.properties.value.anyOf[0],data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs9 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/" + i0+"/value",schemaPath:"#/$defs/Option/properties/value/anyOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema52.properties.value.anyOf[1].type,parentSchema:schema52.properties.value.anyOf[1],data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs11 = errors;
if(typeof data1 !== "boolean"){
const err7 = {instancePath:instancePath+"/" + i0+"/value",schemaPath:"#/$defs/Option/properties/value/anyOf/2/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema52.properties.value.anyOf[2].type,parentSchema:schema52.properties.value.anyOf[2],data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid4 = valid4 || _valid0;
}
}
if(!valid4){
const err8 = {instancePath:instancePath+"/" + i0+"/value",schemaPath:"#/$defs/Option/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema52.properties.value.anyOf,parentSchema:schema52.properties.value,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data0.label !== undefined){
let data2 = data0.label;
if(typeof data2 === "string"){
if(data2.length > 500){
const err9 = {instancePath:instancePath+"/" + i0+"/label",schemaPath:"#/$defs/Option/properties/label/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema52.properties.label,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.length < 1){
const err10 = {instancePath:instancePath+"/" + i0+"/label",schemaPath:"#/$defs/Option/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema52.properties.label,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/" + i0+"/label",schemaPath:"#/$defs/Option/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.label.type,parentSchema:schema52.properties.label,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/Option/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema52.type,parentSchema:schema52,data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema51.type,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}

const schema47 = {"type":"object","required":["node","id","nodes"],"properties":{"node":{"type":"string","const":"group"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"collapsed":{"type":"boolean","title":"Closed at first"},"columns":{"type":"integer","title":"Columns","minimum":1,"maximum":4},"nodes":{"type":"array","items":{"$ref":"#/$defs/FormNode"},"title":"Nodes","minItems":1,"maxItems":1000}},"title":"Group","additionalProperties":false};
const wrapper6 = {validate: validate53};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.node === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'",schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.nodes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nodes"},message:"must have required property '"+"nodes"+"'",schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "node") || (key0 === "id")) || (key0 === "title")) || (key0 === "visible")) || (key0 === "requires")) || (key0 === "collapsed")) || (key0 === "columns")) || (key0 === "nodes"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.node !== undefined){
let data0 = data.node;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/node",schemaPath:"#/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.node.type,parentSchema:schema47.properties.node,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("group" !== data0){
const err5 = {instancePath:instancePath+"/node",schemaPath:"#/properties/node/const",keyword:"const",params:{allowedValue: "group"},message:"must be equal to constant",schema:"group",parentSchema:schema47.properties.node,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema47.properties.id,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.id.type,parentSchema:schema47.properties.id,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 500){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema47.properties.title,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.length < 1){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema47.properties.title,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.title.type,parentSchema:schema47.properties.title,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.visible !== undefined){
if(!(validate18(data.visible, {instancePath:instancePath+"/visible",parentData:data,parentDataProperty:"visible",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
let data4 = data.requires;
if(typeof data4 === "string"){
if(!pattern6.test(data4)){
const err11 = {instancePath:instancePath+"/requires",schemaPath:"#/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema47.properties.requires,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/requires",schemaPath:"#/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.requires.type,parentSchema:schema47.properties.requires,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.collapsed !== undefined){
let data5 = data.collapsed;
if(typeof data5 !== "boolean"){
const err13 = {instancePath:instancePath+"/collapsed",schemaPath:"#/properties/collapsed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema47.properties.collapsed.type,parentSchema:schema47.properties.collapsed,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.columns !== undefined){
let data6 = data.columns;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema47.properties.columns.type,parentSchema:schema47.properties.columns,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 4 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4",schema:4,parentSchema:schema47.properties.columns,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema47.properties.columns,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.nodes !== undefined){
let data7 = data.nodes;
if(Array.isArray(data7)){
if(data7.length > 1000){
const err17 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema47.properties.nodes,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7.length < 1){
const err18 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema47.properties.nodes,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper6.validate(data7[i0], {instancePath:instancePath+"/nodes/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper6.validate.errors : vErrors.concat(wrapper6.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema47.properties.nodes.type,parentSchema:schema47.properties.nodes,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema47.type,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.node === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'",schema:schema46.required,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const tag0 = data.node;
if(typeof tag0 == "string"){
if(tag0 === "field"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.node === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'",schema:schema46.oneOf[0].required,parentSchema:schema46.oneOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema46.oneOf[0].required,parentSchema:schema46.oneOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.field === undefined){
const err3 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema46.oneOf[0].required,parentSchema:schema46.oneOf[0],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema46.oneOf[0].properties, key0))){
const err4 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema46.oneOf[0],data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.node !== undefined){
let data0 = data.node;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/node",schemaPath:"#/oneOf/0/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[0].properties.node.type,parentSchema:schema46.oneOf[0].properties.node,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("field" !== data0){
const err6 = {instancePath:instancePath+"/node",schemaPath:"#/oneOf/0/properties/node/const",keyword:"const",params:{allowedValue: "field"},message:"must be equal to constant",schema:"field",parentSchema:schema46.oneOf[0].properties.node,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/0/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema46.oneOf[0].properties.id,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/0/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[0].properties.id.type,parentSchema:schema46.oneOf[0].properties.id,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 500){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/0/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema46.oneOf[0].properties.title,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.length < 1){
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/0/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema46.oneOf[0].properties.title,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/0/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[0].properties.title.type,parentSchema:schema46.oneOf[0].properties.title,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.visible !== undefined){
if(!(validate18(data.visible, {instancePath:instancePath+"/visible",parentData:data,parentDataProperty:"visible",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
if(!(validate57(data.requires, {instancePath:instancePath+"/requires",parentData:data,parentDataProperty:"requires",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.field !== undefined){
let data5 = data.field;
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
const err12 = {instancePath:instancePath+"/field",schemaPath:"#/oneOf/0/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema46.oneOf[0].properties.field,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/field",schemaPath:"#/oneOf/0/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[0].properties.field.type,parentSchema:schema46.oneOf[0].properties.field,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.component !== undefined){
let data6 = data.component;
if(typeof data6 === "string"){
if(!pattern15.test(data6)){
const err14 = {instancePath:instancePath+"/component",schemaPath:"#/oneOf/0/properties/component/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema46.oneOf[0].properties.component,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/component",schemaPath:"#/oneOf/0/properties/component/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[0].properties.component.type,parentSchema:schema46.oneOf[0].properties.component,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.props !== undefined){
let data7 = data.props;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err16 = {instancePath:instancePath+"/props",schemaPath:"#/oneOf/0/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema46.oneOf[0].properties.props.type,parentSchema:schema46.oneOf[0].properties.props,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.span !== undefined){
let data8 = data.span;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err17 = {instancePath:instancePath+"/span",schemaPath:"#/oneOf/0/properties/span/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema46.oneOf[0].properties.span.type,parentSchema:schema46.oneOf[0].properties.span,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 4 || isNaN(data8)){
const err18 = {instancePath:instancePath+"/span",schemaPath:"#/oneOf/0/properties/span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4",schema:4,parentSchema:schema46.oneOf[0].properties.span,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err19 = {instancePath:instancePath+"/span",schemaPath:"#/oneOf/0/properties/span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema46.oneOf[0].properties.span,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.help !== undefined){
let data9 = data.help;
if(typeof data9 === "string"){
if(data9.length > 500){
const err20 = {instancePath:instancePath+"/help",schemaPath:"#/oneOf/0/properties/help/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema46.oneOf[0].properties.help,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data9.length < 1){
const err21 = {instancePath:instancePath+"/help",schemaPath:"#/oneOf/0/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema46.oneOf[0].properties.help,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/help",schemaPath:"#/oneOf/0/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[0].properties.help.type,parentSchema:schema46.oneOf[0].properties.help,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.placeholder !== undefined){
let data10 = data.placeholder;
if(typeof data10 === "string"){
if(data10.length > 500){
const err23 = {instancePath:instancePath+"/placeholder",schemaPath:"#/oneOf/0/properties/placeholder/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema46.oneOf[0].properties.placeholder,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data10.length < 1){
const err24 = {instancePath:instancePath+"/placeholder",schemaPath:"#/oneOf/0/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema46.oneOf[0].properties.placeholder,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/placeholder",schemaPath:"#/oneOf/0/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[0].properties.placeholder.type,parentSchema:schema46.oneOf[0].properties.placeholder,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.required !== undefined){
let data11 = data.required;
if(typeof data11 !== "boolean"){
const err26 = {instancePath:instancePath+"/required",schemaPath:"#/oneOf/0/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema46.oneOf[0].properties.required.type,parentSchema:schema46.oneOf[0].properties.required,data:data11};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.requiredWhen !== undefined){
if(!(validate18(data.requiredWhen, {instancePath:instancePath+"/requiredWhen",parentData:data,parentDataProperty:"requiredWhen",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.disabled !== undefined){
if(!(validate18(data.disabled, {instancePath:instancePath+"/disabled",parentData:data,parentDataProperty:"disabled",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.readOnly !== undefined){
let data14 = data.readOnly;
if(typeof data14 !== "boolean"){
const err27 = {instancePath:instancePath+"/readOnly",schemaPath:"#/oneOf/0/properties/readOnly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema46.oneOf[0].properties.readOnly.type,parentSchema:schema46.oneOf[0].properties.readOnly,data:data14};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.compute !== undefined){
let data15 = data.compute;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.$expr === undefined){
const err28 = {instancePath:instancePath+"/compute",schemaPath:"#/$defs/Expression/required",keyword:"required",params:{missingProperty: "$expr"},message:"must have required property '"+"$expr"+"'",schema:schema20.required,parentSchema:schema20,data:data15};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key1 in data15){
if(!(key1 === "$expr")){
const err29 = {instancePath:instancePath+"/compute",schemaPath:"#/$defs/Expression/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data:data15};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data15.$expr !== undefined){
let data16 = data15.$expr;
if(typeof data16 === "string"){
if(data16.length > 2000){
const err30 = {instancePath:instancePath+"/compute/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema20.properties.$expr,data:data16};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data16.length < 1){
const err31 = {instancePath:instancePath+"/compute/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.$expr,data:data16};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/compute/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.$expr.type,parentSchema:schema20.properties.$expr,data:data16};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/compute",schemaPath:"#/$defs/Expression/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data:data15};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.minLength !== undefined){
let data17 = data.minLength;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err34 = {instancePath:instancePath+"/minLength",schemaPath:"#/oneOf/0/properties/minLength/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema46.oneOf[0].properties.minLength.type,parentSchema:schema46.oneOf[0].properties.minLength,data:data17};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 100000 || isNaN(data17)){
const err35 = {instancePath:instancePath+"/minLength",schemaPath:"#/oneOf/0/properties/minLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000",schema:100000,parentSchema:schema46.oneOf[0].properties.minLength,data:data17};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data17 < 0 || isNaN(data17)){
const err36 = {instancePath:instancePath+"/minLength",schemaPath:"#/oneOf/0/properties/minLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema46.oneOf[0].properties.minLength,data:data17};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data.maxLength !== undefined){
let data18 = data.maxLength;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err37 = {instancePath:instancePath+"/maxLength",schemaPath:"#/oneOf/0/properties/maxLength/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema46.oneOf[0].properties.maxLength.type,parentSchema:schema46.oneOf[0].properties.maxLength,data:data18};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 100000 || isNaN(data18)){
const err38 = {instancePath:instancePath+"/maxLength",schemaPath:"#/oneOf/0/properties/maxLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000",schema:100000,parentSchema:schema46.oneOf[0].properties.maxLength,data:data18};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err39 = {instancePath:instancePath+"/maxLength",schemaPath:"#/oneOf/0/properties/maxLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema46.oneOf[0].properties.maxLength,data:data18};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data.minimum !== undefined){
let data19 = data.minimum;
if(!((typeof data19 == "number") && (isFinite(data19)))){
const err40 = {instancePath:instancePath+"/minimum",schemaPath:"#/oneOf/0/properties/minimum/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema46.oneOf[0].properties.minimum.type,parentSchema:schema46.oneOf[0].properties.minimum,data:data19};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.maximum !== undefined){
let data20 = data.maximum;
if(!((typeof data20 == "number") && (isFinite(data20)))){
const err41 = {instancePath:instancePath+"/maximum",schemaPath:"#/oneOf/0/properties/maximum/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema46.oneOf[0].properties.maximum.type,parentSchema:schema46.oneOf[0].properties.maximum,data:data20};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.pattern !== undefined){
let data21 = data.pattern;
if(typeof data21 === "string"){
if(data21.length > 200){
const err42 = {instancePath:instancePath+"/pattern",schemaPath:"#/oneOf/0/properties/pattern/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema46.oneOf[0].properties.pattern,data:data21};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data21.length < 1){
const err43 = {instancePath:instancePath+"/pattern",schemaPath:"#/oneOf/0/properties/pattern/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema46.oneOf[0].properties.pattern,data:data21};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/pattern",schemaPath:"#/oneOf/0/properties/pattern/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[0].properties.pattern.type,parentSchema:schema46.oneOf[0].properties.pattern,data:data21};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.format !== undefined){
let data22 = data.format;
if(typeof data22 !== "string"){
const err45 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/0/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[0].properties.format.type,parentSchema:schema46.oneOf[0].properties.format,data:data22};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!(((((data22 === "email") || (data22 === "mobile")) || (data22 === "url")) || (data22 === "idCard")) || (data22 === "bankCard"))){
const err46 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/0/properties/format/enum",keyword:"enum",params:{allowedValues: schema46.oneOf[0].properties.format.enum},message:"must be equal to one of the allowed values",schema:schema46.oneOf[0].properties.format.enum,parentSchema:schema46.oneOf[0].properties.format,data:data22};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.options !== undefined){
if(!(validate61(data.options, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
if(data.validate !== undefined){
if(!(validate29(data.validate, {instancePath:instancePath+"/validate",parentData:data,parentDataProperty:"validate",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
else {
const err47 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema46.oneOf[0].type,parentSchema:schema46.oneOf[0],data};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else if(tag0 === "text"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.node === undefined){
const err48 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'",schema:schema46.oneOf[1].required,parentSchema:schema46.oneOf[1],data};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data.id === undefined){
const err49 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema46.oneOf[1].required,parentSchema:schema46.oneOf[1],data};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data.text === undefined){
const err50 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema46.oneOf[1].required,parentSchema:schema46.oneOf[1],data};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
for(const key2 in data){
if(!(((((((key2 === "node") || (key2 === "id")) || (key2 === "title")) || (key2 === "visible")) || (key2 === "requires")) || (key2 === "text")) || (key2 === "tone"))){
const err51 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema46.oneOf[1],data};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.node !== undefined){
let data25 = data.node;
if(typeof data25 !== "string"){
const err52 = {instancePath:instancePath+"/node",schemaPath:"#/oneOf/1/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[1].properties.node.type,parentSchema:schema46.oneOf[1].properties.node,data:data25};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if("text" !== data25){
const err53 = {instancePath:instancePath+"/node",schemaPath:"#/oneOf/1/properties/node/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant",schema:"text",parentSchema:schema46.oneOf[1].properties.node,data:data25};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.id !== undefined){
let data26 = data.id;
if(typeof data26 === "string"){
if(!pattern7.test(data26)){
const err54 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/1/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema46.oneOf[1].properties.id,data:data26};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/1/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[1].properties.id.type,parentSchema:schema46.oneOf[1].properties.id,data:data26};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.title !== undefined){
let data27 = data.title;
if(typeof data27 === "string"){
if(data27.length > 500){
const err56 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/1/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema46.oneOf[1].properties.title,data:data27};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data27.length < 1){
const err57 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/1/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema46.oneOf[1].properties.title,data:data27};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/1/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[1].properties.title.type,parentSchema:schema46.oneOf[1].properties.title,data:data27};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.visible !== undefined){
if(!(validate18(data.visible, {instancePath:instancePath+"/visible",parentData:data,parentDataProperty:"visible",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
let data29 = data.requires;
if(typeof data29 === "string"){
if(!pattern6.test(data29)){
const err59 = {instancePath:instancePath+"/requires",schemaPath:"#/oneOf/1/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema46.oneOf[1].properties.requires,data:data29};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/requires",schemaPath:"#/oneOf/1/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[1].properties.requires.type,parentSchema:schema46.oneOf[1].properties.requires,data:data29};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.text !== undefined){
if(!(validate22(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.tone !== undefined){
let data31 = data.tone;
if(typeof data31 !== "string"){
const err61 = {instancePath:instancePath+"/tone",schemaPath:"#/oneOf/1/properties/tone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[1].properties.tone.type,parentSchema:schema46.oneOf[1].properties.tone,data:data31};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(!(((data31 === "default") || (data31 === "info")) || (data31 === "warning"))){
const err62 = {instancePath:instancePath+"/tone",schemaPath:"#/oneOf/1/properties/tone/enum",keyword:"enum",params:{allowedValues: schema46.oneOf[1].properties.tone.enum},message:"must be equal to one of the allowed values",schema:schema46.oneOf[1].properties.tone.enum,parentSchema:schema46.oneOf[1].properties.tone,data:data31};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema46.oneOf[1].type,parentSchema:schema46.oneOf[1],data};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else if(tag0 === "array"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.node === undefined){
const err64 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'",schema:schema46.oneOf[2].required,parentSchema:schema46.oneOf[2],data};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data.id === undefined){
const err65 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema46.oneOf[2].required,parentSchema:schema46.oneOf[2],data};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data.field === undefined){
const err66 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema46.oneOf[2].required,parentSchema:schema46.oneOf[2],data};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data.columns === undefined){
const err67 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "columns"},message:"must have required property '"+"columns"+"'",schema:schema46.oneOf[2].required,parentSchema:schema46.oneOf[2],data};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
for(const key3 in data){
if(!(func2.call(schema46.oneOf[2].properties, key3))){
const err68 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema46.oneOf[2],data};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.node !== undefined){
let data32 = data.node;
if(typeof data32 !== "string"){
const err69 = {instancePath:instancePath+"/node",schemaPath:"#/oneOf/2/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[2].properties.node.type,parentSchema:schema46.oneOf[2].properties.node,data:data32};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if("array" !== data32){
const err70 = {instancePath:instancePath+"/node",schemaPath:"#/oneOf/2/properties/node/const",keyword:"const",params:{allowedValue: "array"},message:"must be equal to constant",schema:"array",parentSchema:schema46.oneOf[2].properties.node,data:data32};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.id !== undefined){
let data33 = data.id;
if(typeof data33 === "string"){
if(!pattern7.test(data33)){
const err71 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/2/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema46.oneOf[2].properties.id,data:data33};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/2/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[2].properties.id.type,parentSchema:schema46.oneOf[2].properties.id,data:data33};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.title !== undefined){
let data34 = data.title;
if(typeof data34 === "string"){
if(data34.length > 500){
const err73 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/2/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema46.oneOf[2].properties.title,data:data34};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data34.length < 1){
const err74 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/2/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema46.oneOf[2].properties.title,data:data34};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/2/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[2].properties.title.type,parentSchema:schema46.oneOf[2].properties.title,data:data34};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.visible !== undefined){
if(!(validate18(data.visible, {instancePath:instancePath+"/visible",parentData:data,parentDataProperty:"visible",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
let data36 = data.requires;
if(typeof data36 === "string"){
if(!pattern6.test(data36)){
const err76 = {instancePath:instancePath+"/requires",schemaPath:"#/oneOf/2/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema46.oneOf[2].properties.requires,data:data36};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/requires",schemaPath:"#/oneOf/2/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[2].properties.requires.type,parentSchema:schema46.oneOf[2].properties.requires,data:data36};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data.field !== undefined){
let data37 = data.field;
if(typeof data37 === "string"){
if(!pattern10.test(data37)){
const err78 = {instancePath:instancePath+"/field",schemaPath:"#/oneOf/2/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema46.oneOf[2].properties.field,data:data37};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/field",schemaPath:"#/oneOf/2/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[2].properties.field.type,parentSchema:schema46.oneOf[2].properties.field,data:data37};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data.columns !== undefined){
let data38 = data.columns;
if(Array.isArray(data38)){
if(data38.length > 30){
const err80 = {instancePath:instancePath+"/columns",schemaPath:"#/oneOf/2/properties/columns/maxItems",keyword:"maxItems",params:{limit: 30},message:"must NOT have more than 30 items",schema:30,parentSchema:schema46.oneOf[2].properties.columns,data:data38};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data38.length < 1){
const err81 = {instancePath:instancePath+"/columns",schemaPath:"#/oneOf/2/properties/columns/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema46.oneOf[2].properties.columns,data:data38};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
const len0 = data38.length;
for(let i0=0; i0<len0; i0++){
let data39 = data38[i0];
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.node === undefined){
const err82 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/oneOf/2/properties/columns/items/required",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'",schema:schema46.oneOf[2].properties.columns.items.required,parentSchema:schema46.oneOf[2].properties.columns.items,data:data39};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data39.id === undefined){
const err83 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/oneOf/2/properties/columns/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema46.oneOf[2].properties.columns.items.required,parentSchema:schema46.oneOf[2].properties.columns.items,data:data39};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data39.field === undefined){
const err84 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/oneOf/2/properties/columns/items/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema46.oneOf[2].properties.columns.items.required,parentSchema:schema46.oneOf[2].properties.columns.items,data:data39};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
for(const key4 in data39){
if(!(func2.call(schema46.oneOf[2].properties.columns.items.properties, key4))){
const err85 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/oneOf/2/properties/columns/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema46.oneOf[2].properties.columns.items,data:data39};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data39.node !== undefined){
let data40 = data39.node;
if(typeof data40 !== "string"){
const err86 = {instancePath:instancePath+"/columns/" + i0+"/node",schemaPath:"#/oneOf/2/properties/columns/items/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[2].properties.columns.items.properties.node.type,parentSchema:schema46.oneOf[2].properties.columns.items.properties.node,data:data40};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if("field" !== data40){
const err87 = {instancePath:instancePath+"/columns/" + i0+"/node",schemaPath:"#/oneOf/2/properties/columns/items/properties/node/const",keyword:"const",params:{allowedValue: "field"},message:"must be equal to constant",schema:"field",parentSchema:schema46.oneOf[2].properties.columns.items.properties.node,data:data40};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data39.id !== undefined){
let data41 = data39.id;
if(typeof data41 === "string"){
if(!pattern7.test(data41)){
const err88 = {instancePath:instancePath+"/columns/" + i0+"/id",schemaPath:"#/oneOf/2/properties/columns/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema46.oneOf[2].properties.columns.items.properties.id,data:data41};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/columns/" + i0+"/id",schemaPath:"#/oneOf/2/properties/columns/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[2].properties.columns.items.properties.id.type,parentSchema:schema46.oneOf[2].properties.columns.items.properties.id,data:data41};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data39.title !== undefined){
let data42 = data39.title;
if(typeof data42 === "string"){
if(data42.length > 500){
const err90 = {instancePath:instancePath+"/columns/" + i0+"/title",schemaPath:"#/oneOf/2/properties/columns/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema46.oneOf[2].properties.columns.items.properties.title,data:data42};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data42.length < 1){
const err91 = {instancePath:instancePath+"/columns/" + i0+"/title",schemaPath:"#/oneOf/2/properties/columns/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema46.oneOf[2].properties.columns.items.properties.title,data:data42};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
else {
const err92 = {instancePath:instancePath+"/columns/" + i0+"/title",schemaPath:"#/oneOf/2/properties/columns/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[2].properties.columns.items.properties.title.type,parentSchema:schema46.oneOf[2].properties.columns.items.properties.title,data:data42};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data39.visible !== undefined){
if(!(validate18(data39.visible, {instancePath:instancePath+"/columns/" + i0+"/visible",parentData:data39,parentDataProperty:"visible",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data39.requires !== undefined){
if(!(validate57(data39.requires, {instancePath:instancePath+"/columns/" + i0+"/requires",parentData:data39,parentDataProperty:"requires",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data39.field !== undefined){
let data45 = data39.field;
if(typeof data45 === "string"){
if(!pattern10.test(data45)){
const err93 = {instancePath:instancePath+"/columns/" + i0+"/field",schemaPath:"#/oneOf/2/properties/columns/items/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema46.oneOf[2].properties.columns.items.properties.field,data:data45};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
else {
const err94 = {instancePath:instancePath+"/columns/" + i0+"/field",schemaPath:"#/oneOf/2/properties/columns/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[2].properties.columns.items.properties.field.type,parentSchema:schema46.oneOf[2].properties.columns.items.properties.field,data:data45};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data39.component !== undefined){
let data46 = data39.component;
if(typeof data46 === "string"){
if(!pattern15.test(data46)){
const err95 = {instancePath:instancePath+"/columns/" + i0+"/component",schemaPath:"#/oneOf/2/properties/columns/items/properties/component/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema46.oneOf[2].properties.columns.items.properties.component,data:data46};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
else {
const err96 = {instancePath:instancePath+"/columns/" + i0+"/component",schemaPath:"#/oneOf/2/properties/columns/items/properties/component/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[2].properties.columns.items.properties.component.type,parentSchema:schema46.oneOf[2].properties.columns.items.properties.component,data:data46};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data39.props !== undefined){
let data47 = data39.props;
if(!(data47 && typeof data47 == "object" && !Array.isArray(data47))){
const err97 = {instancePath:instancePath+"/columns/" + i0+"/props",schemaPath:"#/oneOf/2/properties/columns/items/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema46.oneOf[2].properties.columns.items.properties.props.type,parentSchema:schema46.oneOf[2].properties.columns.items.properties.props,data:data47};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data39.help !== undefined){
let data48 = data39.help;
if(typeof data48 === "string"){
if(data48.length > 500){
const err98 = {instancePath:instancePath+"/columns/" + i0+"/help",schemaPath:"#/oneOf/2/properties/columns/items/properties/help/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema46.oneOf[2].properties.columns.items.properties.help,data:data48};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data48.length < 1){
const err99 = {instancePath:instancePath+"/columns/" + i0+"/help",schemaPath:"#/oneOf/2/properties/columns/items/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema46.oneOf[2].properties.columns.items.properties.help,data:data48};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
else {
const err100 = {instancePath:instancePath+"/columns/" + i0+"/help",schemaPath:"#/oneOf/2/properties/columns/items/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[2].properties.columns.items.properties.help.type,parentSchema:schema46.oneOf[2].properties.columns.items.properties.help,data:data48};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data39.placeholder !== undefined){
let data49 = data39.placeholder;
if(typeof data49 === "string"){
if(data49.length > 500){
const err101 = {instancePath:instancePath+"/columns/" + i0+"/placeholder",schemaPath:"#/oneOf/2/properties/columns/items/properties/placeholder/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema46.oneOf[2].properties.columns.items.properties.placeholder,data:data49};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data49.length < 1){
const err102 = {instancePath:instancePath+"/columns/" + i0+"/placeholder",schemaPath:"#/oneOf/2/properties/columns/items/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema46.oneOf[2].properties.columns.items.properties.placeholder,data:data49};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
else {
const err103 = {instancePath:instancePath+"/columns/" + i0+"/placeholder",schemaPath:"#/oneOf/2/properties/columns/items/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[2].properties.columns.items.properties.placeholder.type,parentSchema:schema46.oneOf[2].properties.columns.items.properties.placeholder,data:data49};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data39.required !== undefined){
let data50 = data39.required;
if(typeof data50 !== "boolean"){
const err104 = {instancePath:instancePath+"/columns/" + i0+"/required",schemaPath:"#/oneOf/2/properties/columns/items/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema46.oneOf[2].properties.columns.items.properties.required.type,parentSchema:schema46.oneOf[2].properties.columns.items.properties.required,data:data50};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data39.requiredWhen !== undefined){
if(!(validate18(data39.requiredWhen, {instancePath:instancePath+"/columns/" + i0+"/requiredWhen",parentData:data39,parentDataProperty:"requiredWhen",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data39.disabled !== undefined){
if(!(validate18(data39.disabled, {instancePath:instancePath+"/columns/" + i0+"/disabled",parentData:data39,parentDataProperty:"disabled",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data39.readOnly !== undefined){
let data53 = data39.readOnly;
if(typeof data53 !== "boolean"){
const err105 = {instancePath:instancePath+"/columns/" + i0+"/readOnly",schemaPath:"#/oneOf/2/properties/columns/items/properties/readOnly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema46.oneOf[2].properties.columns.items.properties.readOnly.type,parentSchema:schema46.oneOf[2].properties.columns.items.properties.readOnly,data:data53};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data39.compute !== undefined){
let data54 = data39.compute;
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
if(data54.$expr === undefined){
const err106 = {instancePath:instancePath+"/columns/" + i0+"/compute",schemaPath:"#/$defs/Expression/required",keyword:"required",params:{missingProperty: "$expr"},message:"must have required property '"+"$expr"+"'",schema:schema20.required,parentSchema:schema20,data:data54};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
for(const key5 in data54){
if(!(key5 === "$expr")){
const err107 = {instancePath:instancePath+"/columns/" + i0+"/compute",schemaPath:"#/$defs/Expression/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data:data54};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data54.$expr !== undefined){
let data55 = data54.$expr;
if(typeof data55 === "string"){
if(data55.length > 2000){
const err108 = {instancePath:instancePath+"/columns/" + i0+"/compute/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema20.properties.$expr,data:data55};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data55.length < 1){
const err109 = {instancePath:instancePath+"/columns/" + i0+"/compute/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.$expr,data:data55};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
else {
const err110 = {instancePath:instancePath+"/columns/" + i0+"/compute/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.$expr.type,parentSchema:schema20.properties.$expr,data:data55};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
}
else {
const err111 = {instancePath:instancePath+"/columns/" + i0+"/compute",schemaPath:"#/$defs/Expression/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data:data54};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data39.minLength !== undefined){
let data56 = data39.minLength;
if(!(((typeof data56 == "number") && (!(data56 % 1) && !isNaN(data56))) && (isFinite(data56)))){
const err112 = {instancePath:instancePath+"/columns/" + i0+"/minLength",schemaPath:"#/oneOf/2/properties/columns/items/properties/minLength/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema46.oneOf[2].properties.columns.items.properties.minLength.type,parentSchema:schema46.oneOf[2].properties.columns.items.properties.minLength,data:data56};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if((typeof data56 == "number") && (isFinite(data56))){
if(data56 > 100000 || isNaN(data56)){
const err113 = {instancePath:instancePath+"/columns/" + i0+"/minLength",schemaPath:"#/oneOf/2/properties/columns/items/properties/minLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000",schema:100000,parentSchema:schema46.oneOf[2].properties.columns.items.properties.minLength,data:data56};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data56 < 0 || isNaN(data56)){
const err114 = {instancePath:instancePath+"/columns/" + i0+"/minLength",schemaPath:"#/oneOf/2/properties/columns/items/properties/minLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema46.oneOf[2].properties.columns.items.properties.minLength,data:data56};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
if(data39.maxLength !== undefined){
let data57 = data39.maxLength;
if(!(((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57))) && (isFinite(data57)))){
const err115 = {instancePath:instancePath+"/columns/" + i0+"/maxLength",schemaPath:"#/oneOf/2/properties/columns/items/properties/maxLength/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema46.oneOf[2].properties.columns.items.properties.maxLength.type,parentSchema:schema46.oneOf[2].properties.columns.items.properties.maxLength,data:data57};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 > 100000 || isNaN(data57)){
const err116 = {instancePath:instancePath+"/columns/" + i0+"/maxLength",schemaPath:"#/oneOf/2/properties/columns/items/properties/maxLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000",schema:100000,parentSchema:schema46.oneOf[2].properties.columns.items.properties.maxLength,data:data57};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(data57 < 1 || isNaN(data57)){
const err117 = {instancePath:instancePath+"/columns/" + i0+"/maxLength",schemaPath:"#/oneOf/2/properties/columns/items/properties/maxLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema46.oneOf[2].properties.columns.items.properties.maxLength,data:data57};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
if(data39.minimum !== undefined){
let data58 = data39.minimum;
if(!((typeof data58 == "number") && (isFinite(data58)))){
const err118 = {instancePath:instancePath+"/columns/" + i0+"/minimum",schemaPath:"#/oneOf/2/properties/columns/items/properties/minimum/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema46.oneOf[2].properties.columns.items.properties.minimum.type,parentSchema:schema46.oneOf[2].properties.columns.items.properties.minimum,data:data58};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data39.maximum !== undefined){
let data59 = data39.maximum;
if(!((typeof data59 == "number") && (isFinite(data59)))){
const err119 = {instancePath:instancePath+"/columns/" + i0+"/maximum",schemaPath:"#/oneOf/2/properties/columns/items/properties/maximum/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema46.oneOf[2].properties.columns.items.properties.maximum.type,parentSchema:schema46.oneOf[2].properties.columns.items.properties.maximum,data:data59};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data39.pattern !== undefined){
let data60 = data39.pattern;
if(typeof data60 === "string"){
if(data60.length > 200){
const err120 = {instancePath:instancePath+"/columns/" + i0+"/pattern",schemaPath:"#/oneOf/2/properties/columns/items/properties/pattern/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema46.oneOf[2].properties.columns.items.properties.pattern,data:data60};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(data60.length < 1){
const err121 = {instancePath:instancePath+"/columns/" + i0+"/pattern",schemaPath:"#/oneOf/2/properties/columns/items/properties/pattern/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema46.oneOf[2].properties.columns.items.properties.pattern,data:data60};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
else {
const err122 = {instancePath:instancePath+"/columns/" + i0+"/pattern",schemaPath:"#/oneOf/2/properties/columns/items/properties/pattern/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[2].properties.columns.items.properties.pattern.type,parentSchema:schema46.oneOf[2].properties.columns.items.properties.pattern,data:data60};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data39.format !== undefined){
let data61 = data39.format;
if(typeof data61 !== "string"){
const err123 = {instancePath:instancePath+"/columns/" + i0+"/format",schemaPath:"#/oneOf/2/properties/columns/items/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[2].properties.columns.items.properties.format.type,parentSchema:schema46.oneOf[2].properties.columns.items.properties.format,data:data61};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(!(((((data61 === "email") || (data61 === "mobile")) || (data61 === "url")) || (data61 === "idCard")) || (data61 === "bankCard"))){
const err124 = {instancePath:instancePath+"/columns/" + i0+"/format",schemaPath:"#/oneOf/2/properties/columns/items/properties/format/enum",keyword:"enum",params:{allowedValues: schema46.oneOf[2].properties.columns.items.properties.format.enum},message:"must be equal to one of the allowed values",schema:schema46.oneOf[2].properties.columns.items.properties.format.enum,parentSchema:schema46.oneOf[2].properties.columns.items.properties.format,data:data61};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data39.options !== undefined){
if(!(validate61(data39.options, {instancePath:instancePath+"/columns/" + i0+"/options",parentData:data39,parentDataProperty:"options",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
}
else {
const err125 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/oneOf/2/properties/columns/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema46.oneOf[2].properties.columns.items.type,parentSchema:schema46.oneOf[2].properties.columns.items,data:data39};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
}
else {
const err126 = {instancePath:instancePath+"/columns",schemaPath:"#/oneOf/2/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema46.oneOf[2].properties.columns.type,parentSchema:schema46.oneOf[2].properties.columns,data:data38};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data.min !== undefined){
let data63 = data.min;
if(!(((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63))) && (isFinite(data63)))){
const err127 = {instancePath:instancePath+"/min",schemaPath:"#/oneOf/2/properties/min/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema46.oneOf[2].properties.min.type,parentSchema:schema46.oneOf[2].properties.min,data:data63};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if((typeof data63 == "number") && (isFinite(data63))){
if(data63 > 10000 || isNaN(data63)){
const err128 = {instancePath:instancePath+"/min",schemaPath:"#/oneOf/2/properties/min/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000",schema:10000,parentSchema:schema46.oneOf[2].properties.min,data:data63};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if(data63 < 0 || isNaN(data63)){
const err129 = {instancePath:instancePath+"/min",schemaPath:"#/oneOf/2/properties/min/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema46.oneOf[2].properties.min,data:data63};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
}
if(data.max !== undefined){
let data64 = data.max;
if(!(((typeof data64 == "number") && (!(data64 % 1) && !isNaN(data64))) && (isFinite(data64)))){
const err130 = {instancePath:instancePath+"/max",schemaPath:"#/oneOf/2/properties/max/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema46.oneOf[2].properties.max.type,parentSchema:schema46.oneOf[2].properties.max,data:data64};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if((typeof data64 == "number") && (isFinite(data64))){
if(data64 > 10000 || isNaN(data64)){
const err131 = {instancePath:instancePath+"/max",schemaPath:"#/oneOf/2/properties/max/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000",schema:10000,parentSchema:schema46.oneOf[2].properties.max,data:data64};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(data64 < 1 || isNaN(data64)){
const err132 = {instancePath:instancePath+"/max",schemaPath:"#/oneOf/2/properties/max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema46.oneOf[2].properties.max,data:data64};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
}
if(data.disabled !== undefined){
if(!(validate18(data.disabled, {instancePath:instancePath+"/disabled",parentData:data,parentDataProperty:"disabled",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.total !== undefined){
let data66 = data.total;
if(Array.isArray(data66)){
if(data66.length > 10){
const err133 = {instancePath:instancePath+"/total",schemaPath:"#/oneOf/2/properties/total/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema46.oneOf[2].properties.total,data:data66};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
const len1 = data66.length;
for(let i1=0; i1<len1; i1++){
let data67 = data66[i1];
if(typeof data67 === "string"){
if(!pattern10.test(data67)){
const err134 = {instancePath:instancePath+"/total/" + i1,schemaPath:"#/oneOf/2/properties/total/items/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema46.oneOf[2].properties.total.items,data:data67};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
else {
const err135 = {instancePath:instancePath+"/total/" + i1,schemaPath:"#/oneOf/2/properties/total/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[2].properties.total.items.type,parentSchema:schema46.oneOf[2].properties.total.items,data:data67};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
}
else {
const err136 = {instancePath:instancePath+"/total",schemaPath:"#/oneOf/2/properties/total/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema46.oneOf[2].properties.total.type,parentSchema:schema46.oneOf[2].properties.total,data:data66};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data.sends !== undefined){
let data68 = data.sends;
if(typeof data68 !== "string"){
const err137 = {instancePath:instancePath+"/sends",schemaPath:"#/oneOf/2/properties/sends/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[2].properties.sends.type,parentSchema:schema46.oneOf[2].properties.sends,data:data68};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if(!((data68 === "rows") || (data68 === "changes"))){
const err138 = {instancePath:instancePath+"/sends",schemaPath:"#/oneOf/2/properties/sends/enum",keyword:"enum",params:{allowedValues: schema46.oneOf[2].properties.sends.enum},message:"must be equal to one of the allowed values",schema:schema46.oneOf[2].properties.sends.enum,parentSchema:schema46.oneOf[2].properties.sends,data:data68};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data.empty !== undefined){
let data69 = data.empty;
if(typeof data69 === "string"){
if(data69.length > 500){
const err139 = {instancePath:instancePath+"/empty",schemaPath:"#/oneOf/2/properties/empty/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema46.oneOf[2].properties.empty,data:data69};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if(data69.length < 1){
const err140 = {instancePath:instancePath+"/empty",schemaPath:"#/oneOf/2/properties/empty/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema46.oneOf[2].properties.empty,data:data69};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
else {
const err141 = {instancePath:instancePath+"/empty",schemaPath:"#/oneOf/2/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[2].properties.empty.type,parentSchema:schema46.oneOf[2].properties.empty,data:data69};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
}
else {
const err142 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema46.oneOf[2].type,parentSchema:schema46.oneOf[2],data};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
else if(tag0 === "group"){
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tabs"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.node === undefined){
const err143 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'",schema:schema46.oneOf[4].required,parentSchema:schema46.oneOf[4],data};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
if(data.id === undefined){
const err144 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema46.oneOf[4].required,parentSchema:schema46.oneOf[4],data};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
if(data.items === undefined){
const err145 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'",schema:schema46.oneOf[4].required,parentSchema:schema46.oneOf[4],data};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
for(const key6 in data){
if(!(((((key6 === "node") || (key6 === "id")) || (key6 === "visible")) || (key6 === "requires")) || (key6 === "items"))){
const err146 = {instancePath,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema46.oneOf[4],data};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data.node !== undefined){
let data70 = data.node;
if(typeof data70 !== "string"){
const err147 = {instancePath:instancePath+"/node",schemaPath:"#/oneOf/4/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[4].properties.node.type,parentSchema:schema46.oneOf[4].properties.node,data:data70};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
if("tabs" !== data70){
const err148 = {instancePath:instancePath+"/node",schemaPath:"#/oneOf/4/properties/node/const",keyword:"const",params:{allowedValue: "tabs"},message:"must be equal to constant",schema:"tabs",parentSchema:schema46.oneOf[4].properties.node,data:data70};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data.id !== undefined){
let data71 = data.id;
if(typeof data71 === "string"){
if(!pattern7.test(data71)){
const err149 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/4/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema46.oneOf[4].properties.id,data:data71};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
else {
const err150 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/4/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[4].properties.id.type,parentSchema:schema46.oneOf[4].properties.id,data:data71};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
if(data.visible !== undefined){
if(!(validate18(data.visible, {instancePath:instancePath+"/visible",parentData:data,parentDataProperty:"visible",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
let data73 = data.requires;
if(typeof data73 === "string"){
if(!pattern6.test(data73)){
const err151 = {instancePath:instancePath+"/requires",schemaPath:"#/oneOf/4/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema46.oneOf[4].properties.requires,data:data73};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
else {
const err152 = {instancePath:instancePath+"/requires",schemaPath:"#/oneOf/4/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[4].properties.requires.type,parentSchema:schema46.oneOf[4].properties.requires,data:data73};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
if(data.items !== undefined){
let data74 = data.items;
if(Array.isArray(data74)){
if(data74.length > 20){
const err153 = {instancePath:instancePath+"/items",schemaPath:"#/oneOf/4/properties/items/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema46.oneOf[4].properties.items,data:data74};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
if(data74.length < 1){
const err154 = {instancePath:instancePath+"/items",schemaPath:"#/oneOf/4/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema46.oneOf[4].properties.items,data:data74};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
const len2 = data74.length;
for(let i2=0; i2<len2; i2++){
if(!(validate54(data74[i2], {instancePath:instancePath+"/items/" + i2,parentData:data74,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
}
else {
const err155 = {instancePath:instancePath+"/items",schemaPath:"#/oneOf/4/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema46.oneOf[4].properties.items.type,parentSchema:schema46.oneOf[4].properties.items,data:data74};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
}
else {
const err156 = {instancePath,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema46.oneOf[4].type,parentSchema:schema46.oneOf[4],data};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
else if(tag0 === "object"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.node === undefined){
const err157 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'",schema:schema46.oneOf[5].required,parentSchema:schema46.oneOf[5],data};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
if(data.id === undefined){
const err158 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema46.oneOf[5].required,parentSchema:schema46.oneOf[5],data};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if(data.field === undefined){
const err159 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema46.oneOf[5].required,parentSchema:schema46.oneOf[5],data};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if(data.nodes === undefined){
const err160 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "nodes"},message:"must have required property '"+"nodes"+"'",schema:schema46.oneOf[5].required,parentSchema:schema46.oneOf[5],data};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
for(const key7 in data){
if(!(((((((key7 === "node") || (key7 === "id")) || (key7 === "title")) || (key7 === "visible")) || (key7 === "requires")) || (key7 === "field")) || (key7 === "nodes"))){
const err161 = {instancePath,schemaPath:"#/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties",schema:false,parentSchema:schema46.oneOf[5],data};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data.node !== undefined){
let data76 = data.node;
if(typeof data76 !== "string"){
const err162 = {instancePath:instancePath+"/node",schemaPath:"#/oneOf/5/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[5].properties.node.type,parentSchema:schema46.oneOf[5].properties.node,data:data76};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
if("object" !== data76){
const err163 = {instancePath:instancePath+"/node",schemaPath:"#/oneOf/5/properties/node/const",keyword:"const",params:{allowedValue: "object"},message:"must be equal to constant",schema:"object",parentSchema:schema46.oneOf[5].properties.node,data:data76};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
if(data.id !== undefined){
let data77 = data.id;
if(typeof data77 === "string"){
if(!pattern7.test(data77)){
const err164 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/5/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema46.oneOf[5].properties.id,data:data77};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
else {
const err165 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/5/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[5].properties.id.type,parentSchema:schema46.oneOf[5].properties.id,data:data77};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data.title !== undefined){
let data78 = data.title;
if(typeof data78 === "string"){
if(data78.length > 500){
const err166 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/5/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema46.oneOf[5].properties.title,data:data78};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
if(data78.length < 1){
const err167 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/5/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema46.oneOf[5].properties.title,data:data78};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
else {
const err168 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/5/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[5].properties.title.type,parentSchema:schema46.oneOf[5].properties.title,data:data78};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
if(data.visible !== undefined){
if(!(validate18(data.visible, {instancePath:instancePath+"/visible",parentData:data,parentDataProperty:"visible",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
let data80 = data.requires;
if(typeof data80 === "string"){
if(!pattern6.test(data80)){
const err169 = {instancePath:instancePath+"/requires",schemaPath:"#/oneOf/5/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema46.oneOf[5].properties.requires,data:data80};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
else {
const err170 = {instancePath:instancePath+"/requires",schemaPath:"#/oneOf/5/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[5].properties.requires.type,parentSchema:schema46.oneOf[5].properties.requires,data:data80};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
if(data.field !== undefined){
let data81 = data.field;
if(typeof data81 === "string"){
if(!pattern10.test(data81)){
const err171 = {instancePath:instancePath+"/field",schemaPath:"#/oneOf/5/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema46.oneOf[5].properties.field,data:data81};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
else {
const err172 = {instancePath:instancePath+"/field",schemaPath:"#/oneOf/5/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[5].properties.field.type,parentSchema:schema46.oneOf[5].properties.field,data:data81};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
if(data.nodes !== undefined){
let data82 = data.nodes;
if(Array.isArray(data82)){
if(data82.length > 1000){
const err173 = {instancePath:instancePath+"/nodes",schemaPath:"#/oneOf/5/properties/nodes/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema46.oneOf[5].properties.nodes,data:data82};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
if(data82.length < 1){
const err174 = {instancePath:instancePath+"/nodes",schemaPath:"#/oneOf/5/properties/nodes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema46.oneOf[5].properties.nodes,data:data82};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
const len3 = data82.length;
for(let i3=0; i3<len3; i3++){
if(!(wrapper6.validate(data82[i3], {instancePath:instancePath+"/nodes/" + i3,parentData:data82,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? wrapper6.validate.errors : vErrors.concat(wrapper6.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err175 = {instancePath:instancePath+"/nodes",schemaPath:"#/oneOf/5/properties/nodes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema46.oneOf[5].properties.nodes.type,parentSchema:schema46.oneOf[5].properties.nodes,data:data82};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
}
else {
const err176 = {instancePath,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema46.oneOf[5].type,parentSchema:schema46.oneOf[5],data};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
else if(tag0 === "custom"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.node === undefined){
const err177 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'",schema:schema46.oneOf[6].required,parentSchema:schema46.oneOf[6],data};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
if(data.id === undefined){
const err178 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema46.oneOf[6].required,parentSchema:schema46.oneOf[6],data};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
if(data.renderer === undefined){
const err179 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "renderer"},message:"must have required property '"+"renderer"+"'",schema:schema46.oneOf[6].required,parentSchema:schema46.oneOf[6],data};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
for(const key8 in data){
if(!(func2.call(schema46.oneOf[6].properties, key8))){
const err180 = {instancePath,schemaPath:"#/oneOf/6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties",schema:false,parentSchema:schema46.oneOf[6],data};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
if(data.node !== undefined){
let data84 = data.node;
if(typeof data84 !== "string"){
const err181 = {instancePath:instancePath+"/node",schemaPath:"#/oneOf/6/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[6].properties.node.type,parentSchema:schema46.oneOf[6].properties.node,data:data84};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
if("custom" !== data84){
const err182 = {instancePath:instancePath+"/node",schemaPath:"#/oneOf/6/properties/node/const",keyword:"const",params:{allowedValue: "custom"},message:"must be equal to constant",schema:"custom",parentSchema:schema46.oneOf[6].properties.node,data:data84};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
if(data.id !== undefined){
let data85 = data.id;
if(typeof data85 === "string"){
if(!pattern7.test(data85)){
const err183 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/6/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema46.oneOf[6].properties.id,data:data85};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
else {
const err184 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/6/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[6].properties.id.type,parentSchema:schema46.oneOf[6].properties.id,data:data85};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
if(data.title !== undefined){
let data86 = data.title;
if(typeof data86 === "string"){
if(data86.length > 500){
const err185 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/6/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema46.oneOf[6].properties.title,data:data86};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
if(data86.length < 1){
const err186 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/6/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema46.oneOf[6].properties.title,data:data86};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
else {
const err187 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/6/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[6].properties.title.type,parentSchema:schema46.oneOf[6].properties.title,data:data86};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
if(data.visible !== undefined){
if(!(validate18(data.visible, {instancePath:instancePath+"/visible",parentData:data,parentDataProperty:"visible",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
let data88 = data.requires;
if(typeof data88 === "string"){
if(!pattern6.test(data88)){
const err188 = {instancePath:instancePath+"/requires",schemaPath:"#/oneOf/6/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema46.oneOf[6].properties.requires,data:data88};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
else {
const err189 = {instancePath:instancePath+"/requires",schemaPath:"#/oneOf/6/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[6].properties.requires.type,parentSchema:schema46.oneOf[6].properties.requires,data:data88};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
if(data.renderer !== undefined){
let data89 = data.renderer;
if(typeof data89 === "string"){
if(!pattern15.test(data89)){
const err190 = {instancePath:instancePath+"/renderer",schemaPath:"#/oneOf/6/properties/renderer/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema46.oneOf[6].properties.renderer,data:data89};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
else {
const err191 = {instancePath:instancePath+"/renderer",schemaPath:"#/oneOf/6/properties/renderer/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[6].properties.renderer.type,parentSchema:schema46.oneOf[6].properties.renderer,data:data89};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
if(data.props !== undefined){
let data90 = data.props;
if(!(data90 && typeof data90 == "object" && !Array.isArray(data90))){
const err192 = {instancePath:instancePath+"/props",schemaPath:"#/oneOf/6/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema46.oneOf[6].properties.props.type,parentSchema:schema46.oneOf[6].properties.props,data:data90};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data.fields !== undefined){
let data91 = data.fields;
if(Array.isArray(data91)){
if(data91.length > 20){
const err193 = {instancePath:instancePath+"/fields",schemaPath:"#/oneOf/6/properties/fields/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema46.oneOf[6].properties.fields,data:data91};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
const len4 = data91.length;
for(let i4=0; i4<len4; i4++){
let data92 = data91[i4];
if(typeof data92 === "string"){
if(!pattern10.test(data92)){
const err194 = {instancePath:instancePath+"/fields/" + i4,schemaPath:"#/oneOf/6/properties/fields/items/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema46.oneOf[6].properties.fields.items,data:data92};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
else {
const err195 = {instancePath:instancePath+"/fields/" + i4,schemaPath:"#/oneOf/6/properties/fields/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.oneOf[6].properties.fields.items.type,parentSchema:schema46.oneOf[6].properties.fields.items,data:data92};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
}
else {
const err196 = {instancePath:instancePath+"/fields",schemaPath:"#/oneOf/6/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema46.oneOf[6].properties.fields.type,parentSchema:schema46.oneOf[6].properties.fields,data:data91};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
if(data.span !== undefined){
let data93 = data.span;
if(!(((typeof data93 == "number") && (!(data93 % 1) && !isNaN(data93))) && (isFinite(data93)))){
const err197 = {instancePath:instancePath+"/span",schemaPath:"#/oneOf/6/properties/span/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema46.oneOf[6].properties.span.type,parentSchema:schema46.oneOf[6].properties.span,data:data93};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
if((typeof data93 == "number") && (isFinite(data93))){
if(data93 > 4 || isNaN(data93)){
const err198 = {instancePath:instancePath+"/span",schemaPath:"#/oneOf/6/properties/span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4",schema:4,parentSchema:schema46.oneOf[6].properties.span,data:data93};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
if(data93 < 1 || isNaN(data93)){
const err199 = {instancePath:instancePath+"/span",schemaPath:"#/oneOf/6/properties/span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema46.oneOf[6].properties.span,data:data93};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
}
}
else {
const err200 = {instancePath,schemaPath:"#/oneOf/6/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema46.oneOf[6].type,parentSchema:schema46.oneOf[6],data};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
else {
const err201 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "node", tagValue: tag0},message:"value of tag \"node\" must be in oneOf",schema:schema46.discriminator,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
}
else {
const err202 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "node", tagValue: tag0},message:"tag \"node\" must be string",schema:schema46.discriminator,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
else {
const err203 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema46.type,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}

const schema54 = {"type":"object","required":["id","holds","message","fields"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"holds":{"$ref":"#/$defs/When"},"message":{"type":"string","title":"Text","minLength":1,"maxLength":500},"fields":{"$ref":"#/$defs/Fields"}},"title":"Rule","additionalProperties":false};
const schema55 = {"type":"array","items":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":"Fields","minItems":1,"maxItems":10};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema54.required,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.holds === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "holds"},message:"must have required property '"+"holds"+"'",schema:schema54.required,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.message === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'",schema:schema54.required,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.fields === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'",schema:schema54.required,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "holds")) || (key0 === "message")) || (key0 === "fields"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema54.properties.id,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema54.properties.id.type,parentSchema:schema54.properties.id,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.holds !== undefined){
if(!(validate18(data.holds, {instancePath:instancePath+"/holds",parentData:data,parentDataProperty:"holds",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined){
let data2 = data.message;
if(typeof data2 === "string"){
if(data2.length > 500){
const err7 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema54.properties.message,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length < 1){
const err8 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema54.properties.message,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema54.properties.message.type,parentSchema:schema54.properties.message,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.fields !== undefined){
let data3 = data.fields;
if(Array.isArray(data3)){
if(data3.length > 10){
const err10 = {instancePath:instancePath+"/fields",schemaPath:"#/$defs/Fields/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema55,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.length < 1){
const err11 = {instancePath:instancePath+"/fields",schemaPath:"#/$defs/Fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema55,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(!pattern10.test(data4)){
const err12 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/$defs/Fields/items/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema55.items,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/$defs/Fields/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema55.items.type,parentSchema:schema55.items,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/fields",schemaPath:"#/$defs/Fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema55.type,parentSchema:schema55,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema54.type,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}

const schema56 = {"type":"object","required":["op"],"properties":{"op":{"type":"string","title":"Operation","description":"Operation of the API contract, area.verb.","pattern":"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"},"args":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"},"label":{"type":"string","title":"Text","minLength":1,"maxLength":500},"confirm":{"$ref":"#/$defs/Text"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"done":{"$ref":"#/$defs/Text"},"then":{"$ref":"#/$defs/Afterwards"}},"title":"Submit","additionalProperties":false};
const schema57 = {"title":"Afterwards","description":"Closes the drawer, or goes to a page.","if":{"type":"object","required":["close"]},"then":{"type":"object","required":["close"],"properties":{"close":{"type":"boolean","const":true}},"additionalProperties":false},"else":{"type":"object","required":["page"],"properties":{"page":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"query":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"}},"additionalProperties":false}};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'",schema:schema56.required,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "op") || (key0 === "args")) || (key0 === "label")) || (key0 === "confirm")) || (key0 === "requires")) || (key0 === "done")) || (key0 === "then"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$",parentSchema:schema56.properties.op,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema56.properties.op.type,parentSchema:schema56.properties.op,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.args !== undefined){
let data1 = data.args;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err4 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema56.properties.args.type,parentSchema:schema56.properties.args,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(data2.length > 500){
const err5 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema56.properties.label,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema56.properties.label,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema56.properties.label.type,parentSchema:schema56.properties.label,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.confirm !== undefined){
if(!(validate22(data.confirm, {instancePath:instancePath+"/confirm",parentData:data,parentDataProperty:"confirm",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
let data4 = data.requires;
if(typeof data4 === "string"){
if(!pattern6.test(data4)){
const err8 = {instancePath:instancePath+"/requires",schemaPath:"#/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema56.properties.requires,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/requires",schemaPath:"#/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema56.properties.requires.type,parentSchema:schema56.properties.requires,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.done !== undefined){
if(!(validate22(data.done, {instancePath:instancePath+"/done",parentData:data,parentDataProperty:"done",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.then !== undefined){
let data6 = data.then;
const _errs14 = errors;
let valid2 = true;
const _errs15 = errors;
if(errors === _errs15){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing0;
if((data6.close === undefined) && (missing0 = "close")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid0 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs17 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.close === undefined){
const err12 = {instancePath:instancePath+"/then",schemaPath:"#/$defs/Afterwards/then/required",keyword:"required",params:{missingProperty: "close"},message:"must have required property '"+"close"+"'",schema:schema57.then.required,parentSchema:schema57.then,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data6){
if(!(key1 === "close")){
const err13 = {instancePath:instancePath+"/then",schemaPath:"#/$defs/Afterwards/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema57.then,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data6.close !== undefined){
let data7 = data6.close;
if(typeof data7 !== "boolean"){
const err14 = {instancePath:instancePath+"/then/close",schemaPath:"#/$defs/Afterwards/then/properties/close/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema57.then.properties.close.type,parentSchema:schema57.then.properties.close,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(true !== data7){
const err15 = {instancePath:instancePath+"/then/close",schemaPath:"#/$defs/Afterwards/then/properties/close/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant",schema:true,parentSchema:schema57.then.properties.close,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/then",schemaPath:"#/$defs/Afterwards/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema57.then.type,parentSchema:schema57.then,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid2 = _valid0;
ifClause0 = "then";
}
else {
const _errs22 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.page === undefined){
const err17 = {instancePath:instancePath+"/then",schemaPath:"#/$defs/Afterwards/else/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'",schema:schema57.else.required,parentSchema:schema57.else,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key2 in data6){
if(!((key2 === "page") || (key2 === "query"))){
const err18 = {instancePath:instancePath+"/then",schemaPath:"#/$defs/Afterwards/else/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema57.else,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.page !== undefined){
let data8 = data6.page;
if(typeof data8 === "string"){
if(data8.length > 120){
const err19 = {instancePath:instancePath+"/then/page",schemaPath:"#/$defs/Afterwards/else/properties/page/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema57.else.properties.page,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern0.test(data8)){
const err20 = {instancePath:instancePath+"/then/page",schemaPath:"#/$defs/Afterwards/else/properties/page/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema57.else.properties.page,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/then/page",schemaPath:"#/$defs/Afterwards/else/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.else.properties.page.type,parentSchema:schema57.else.properties.page,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.query !== undefined){
let data9 = data6.query;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
const err22 = {instancePath:instancePath+"/then/query",schemaPath:"#/$defs/Afterwards/else/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema57.else.properties.query.type,parentSchema:schema57.else.properties.query,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/then",schemaPath:"#/$defs/Afterwards/else/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema57.else.type,parentSchema:schema57.else,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid0 = _errs22 === errors;
valid2 = _valid0;
ifClause0 = "else";
}
if(!valid2){
const err24 = {instancePath:instancePath+"/then",schemaPath:"#/$defs/Afterwards/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema57.if,parentSchema:schema57,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema56.type,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "list"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'",schema:schema11.oneOf[0].required,parentSchema:schema11.oneOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[0].required,parentSchema:schema11.oneOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.title === undefined){
const err3 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[0].required,parentSchema:schema11.oneOf[0],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.kind === undefined){
const err4 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema11.oneOf[0].required,parentSchema:schema11.oneOf[0],data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.list === undefined){
const err5 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "list"},message:"must have required property '"+"list"+"'",schema:schema11.oneOf[0].required,parentSchema:schema11.oneOf[0],data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema11.oneOf[0].properties, key0))){
const err6 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[0],data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/$schema",schemaPath:"#/oneOf/0/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.$schema.type,parentSchema:schema11.oneOf[0].properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.format !== undefined){
let data1 = data.format;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/0/properties/format/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema11.oneOf[0].properties.format.type,parentSchema:schema11.oneOf[0].properties.format,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(1 !== data1){
const err9 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/0/properties/format/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant",schema:1,parentSchema:schema11.oneOf[0].properties.format,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.id !== undefined){
let data2 = data.id;
if(typeof data2 === "string"){
if(data2.length > 120){
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/0/properties/id/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.oneOf[0].properties.id,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern0.test(data2)){
const err11 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/0/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[0].properties.id,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/0/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.id.type,parentSchema:schema11.oneOf[0].properties.id,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 === "string"){
if(data3.length > 500){
const err13 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/0/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[0].properties.title,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3.length < 1){
const err14 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/0/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[0].properties.title,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/0/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.title.type,parentSchema:schema11.oneOf[0].properties.title,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.params !== undefined){
if(!(validate11(data.params, {instancePath:instancePath+"/params",parentData:data,parentDataProperty:"params",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
if(!(validate13(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
let data6 = data.requires;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.view === undefined){
const err16 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/required",keyword:"required",params:{missingProperty: "view"},message:"must have required property '"+"view"+"'",schema:schema17.required,parentSchema:schema17,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data6){
if(!(key1 === "view")){
const err17 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema17,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.view !== undefined){
let data7 = data6.view;
if(typeof data7 === "string"){
if(!pattern6.test(data7)){
const err18 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema17.properties.view,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.view.type,parentSchema:schema17.properties.view,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.type,parentSchema:schema17,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.actions !== undefined){
let data8 = data.actions;
if(Array.isArray(data8)){
if(data8.length > 100){
const err21 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/0/properties/actions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema11.oneOf[0].properties.actions,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate17(data8[i0], {instancePath:instancePath+"/actions/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/0/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[0].properties.actions.type,parentSchema:schema11.oneOf[0].properties.actions,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.locales !== undefined){
let data10 = data.locales;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key2 in data10){
if(pattern22.test(key2)){
let data11 = data10[key2];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key3 in data11){
if(pattern23.test(key3)){
let data12 = data11[key3];
if(typeof data12 !== "string"){
const err23 = {instancePath:instancePath+"/locales/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"],data:data12};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/locales/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"],data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
else {
const err25 = {instancePath:instancePath+"/locales",schemaPath:"#/$defs/Translations/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.x !== undefined){
let data13 = data.x;
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
const err26 = {instancePath:instancePath+"/x",schemaPath:"#/oneOf/0/properties/x/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[0].properties.x.type,parentSchema:schema11.oneOf[0].properties.x,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.kind !== undefined){
let data14 = data.kind;
if(typeof data14 !== "string"){
const err27 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/0/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.kind.type,parentSchema:schema11.oneOf[0].properties.kind,data:data14};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if("list" !== data14){
const err28 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/0/properties/kind/const",keyword:"const",params:{allowedValue: "list"},message:"must be equal to constant",schema:"list",parentSchema:schema11.oneOf[0].properties.kind,data:data14};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.list !== undefined){
let data15 = data.list;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.columns === undefined){
const err29 = {instancePath:instancePath+"/list",schemaPath:"#/oneOf/0/properties/list/required",keyword:"required",params:{missingProperty: "columns"},message:"must have required property '"+"columns"+"'",schema:schema11.oneOf[0].properties.list.required,parentSchema:schema11.oneOf[0].properties.list,data:data15};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key4 in data15){
if(!(func2.call(schema11.oneOf[0].properties.list.properties, key4))){
const err30 = {instancePath:instancePath+"/list",schemaPath:"#/oneOf/0/properties/list/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[0].properties.list,data:data15};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data15.rows !== undefined){
let data16 = data15.rows;
if(typeof data16 !== "string"){
const err31 = {instancePath:instancePath+"/list/rows",schemaPath:"#/oneOf/0/properties/list/properties/rows/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.rows.type,parentSchema:schema11.oneOf[0].properties.list.properties.rows,data:data16};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data15.search !== undefined){
let data17 = data15.search;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.fields === undefined){
const err32 = {instancePath:instancePath+"/list/search",schemaPath:"#/oneOf/0/properties/list/properties/search/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'",schema:schema11.oneOf[0].properties.list.properties.search.required,parentSchema:schema11.oneOf[0].properties.list.properties.search,data:data17};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key5 in data17){
if(!((key5 === "fields") || (key5 === "collapsedRows"))){
const err33 = {instancePath:instancePath+"/list/search",schemaPath:"#/oneOf/0/properties/list/properties/search/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[0].properties.list.properties.search,data:data17};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data17.fields !== undefined){
let data18 = data17.fields;
if(Array.isArray(data18)){
if(data18.length > 40){
const err34 = {instancePath:instancePath+"/list/search/fields",schemaPath:"#/oneOf/0/properties/list/properties/search/properties/fields/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items",schema:40,parentSchema:schema11.oneOf[0].properties.list.properties.search.properties.fields,data:data18};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.id === undefined){
const err35 = {instancePath:instancePath+"/list/search/fields/" + i1,schemaPath:"#/$defs/SearchField/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema31.required,parentSchema:schema31,data:data19};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data19.field === undefined){
const err36 = {instancePath:instancePath+"/list/search/fields/" + i1,schemaPath:"#/$defs/SearchField/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema31.required,parentSchema:schema31,data:data19};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data19.op === undefined){
const err37 = {instancePath:instancePath+"/list/search/fields/" + i1,schemaPath:"#/$defs/SearchField/required",keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'",schema:schema31.required,parentSchema:schema31,data:data19};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key6 in data19){
if(!((((((((key6 === "id") || (key6 === "field")) || (key6 === "op")) || (key6 === "title")) || (key6 === "component")) || (key6 === "props")) || (key6 === "default")) || (key6 === "required"))){
const err38 = {instancePath:instancePath+"/list/search/fields/" + i1,schemaPath:"#/$defs/SearchField/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data:data19};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data19.id !== undefined){
let data20 = data19.id;
if(typeof data20 === "string"){
if(!pattern7.test(data20)){
const err39 = {instancePath:instancePath+"/list/search/fields/" + i1+"/id",schemaPath:"#/$defs/SearchField/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema31.properties.id,data:data20};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/list/search/fields/" + i1+"/id",schemaPath:"#/$defs/SearchField/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.id.type,parentSchema:schema31.properties.id,data:data20};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data19.field !== undefined){
let data21 = data19.field;
if(typeof data21 === "string"){
if(!pattern10.test(data21)){
const err41 = {instancePath:instancePath+"/list/search/fields/" + i1+"/field",schemaPath:"#/$defs/SearchField/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema31.properties.field,data:data21};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/list/search/fields/" + i1+"/field",schemaPath:"#/$defs/SearchField/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.field.type,parentSchema:schema31.properties.field,data:data21};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data19.op !== undefined){
let data22 = data19.op;
if(typeof data22 !== "string"){
const err43 = {instancePath:instancePath+"/list/search/fields/" + i1+"/op",schemaPath:"#/$defs/SearchField/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.op.type,parentSchema:schema31.properties.op,data:data22};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!((((((((((((((((data22 === "eq") || (data22 === "ne")) || (data22 === "gt")) || (data22 === "gte")) || (data22 === "lt")) || (data22 === "lte")) || (data22 === "in")) || (data22 === "nin")) || (data22 === "like")) || (data22 === "starts")) || (data22 === "between")) || (data22 === "empty")) || (data22 === "notEmpty")) || (data22 === "within")) || (data22 === "me")) || (data22 === "myDept"))){
const err44 = {instancePath:instancePath+"/list/search/fields/" + i1+"/op",schemaPath:"#/$defs/SearchField/properties/op/enum",keyword:"enum",params:{allowedValues: schema31.properties.op.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.op.enum,parentSchema:schema31.properties.op,data:data22};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data19.title !== undefined){
let data23 = data19.title;
if(typeof data23 === "string"){
if(data23.length > 500){
const err45 = {instancePath:instancePath+"/list/search/fields/" + i1+"/title",schemaPath:"#/$defs/SearchField/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema31.properties.title,data:data23};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data23.length < 1){
const err46 = {instancePath:instancePath+"/list/search/fields/" + i1+"/title",schemaPath:"#/$defs/SearchField/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.title,data:data23};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/list/search/fields/" + i1+"/title",schemaPath:"#/$defs/SearchField/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.title.type,parentSchema:schema31.properties.title,data:data23};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data19.component !== undefined){
let data24 = data19.component;
if(typeof data24 === "string"){
if(!pattern15.test(data24)){
const err48 = {instancePath:instancePath+"/list/search/fields/" + i1+"/component",schemaPath:"#/$defs/SearchField/properties/component/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema31.properties.component,data:data24};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/list/search/fields/" + i1+"/component",schemaPath:"#/$defs/SearchField/properties/component/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.component.type,parentSchema:schema31.properties.component,data:data24};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data19.props !== undefined){
let data25 = data19.props;
if(!(data25 && typeof data25 == "object" && !Array.isArray(data25))){
const err50 = {instancePath:instancePath+"/list/search/fields/" + i1+"/props",schemaPath:"#/$defs/SearchField/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.props.type,parentSchema:schema31.properties.props,data:data25};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data19.required !== undefined){
let data26 = data19.required;
if(typeof data26 !== "boolean"){
const err51 = {instancePath:instancePath+"/list/search/fields/" + i1+"/required",schemaPath:"#/$defs/SearchField/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema31.properties.required.type,parentSchema:schema31.properties.required,data:data26};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/list/search/fields/" + i1,schemaPath:"#/$defs/SearchField/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data:data19};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/list/search/fields",schemaPath:"#/oneOf/0/properties/list/properties/search/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[0].properties.list.properties.search.properties.fields.type,parentSchema:schema11.oneOf[0].properties.list.properties.search.properties.fields,data:data18};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data17.collapsedRows !== undefined){
let data27 = data17.collapsedRows;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err54 = {instancePath:instancePath+"/list/search/collapsedRows",schemaPath:"#/oneOf/0/properties/list/properties/search/properties/collapsedRows/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[0].properties.list.properties.search.properties.collapsedRows.type,parentSchema:schema11.oneOf[0].properties.list.properties.search.properties.collapsedRows,data:data27};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 5 || isNaN(data27)){
const err55 = {instancePath:instancePath+"/list/search/collapsedRows",schemaPath:"#/oneOf/0/properties/list/properties/search/properties/collapsedRows/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5",schema:5,parentSchema:schema11.oneOf[0].properties.list.properties.search.properties.collapsedRows,data:data27};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data27 < 1 || isNaN(data27)){
const err56 = {instancePath:instancePath+"/list/search/collapsedRows",schemaPath:"#/oneOf/0/properties/list/properties/search/properties/collapsedRows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema11.oneOf[0].properties.list.properties.search.properties.collapsedRows,data:data27};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
}
else {
const err57 = {instancePath:instancePath+"/list/search",schemaPath:"#/oneOf/0/properties/list/properties/search/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[0].properties.list.properties.search.type,parentSchema:schema11.oneOf[0].properties.list.properties.search,data:data17};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data15.columns !== undefined){
let data28 = data15.columns;
if(Array.isArray(data28)){
if(data28.length > 100){
const err58 = {instancePath:instancePath+"/list/columns",schemaPath:"#/oneOf/0/properties/list/properties/columns/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema11.oneOf[0].properties.list.properties.columns,data:data28};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data28.length < 1){
const err59 = {instancePath:instancePath+"/list/columns",schemaPath:"#/oneOf/0/properties/list/properties/columns/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[0].properties.list.properties.columns,data:data28};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
const len2 = data28.length;
for(let i2=0; i2<len2; i2++){
let data29 = data28[i2];
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.id === undefined){
const err60 = {instancePath:instancePath+"/list/columns/" + i2,schemaPath:"#/$defs/Column/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema32.required,parentSchema:schema32,data:data29};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data29.field === undefined){
const err61 = {instancePath:instancePath+"/list/columns/" + i2,schemaPath:"#/$defs/Column/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema32.required,parentSchema:schema32,data:data29};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
for(const key7 in data29){
if(!(func2.call(schema32.properties, key7))){
const err62 = {instancePath:instancePath+"/list/columns/" + i2,schemaPath:"#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties",schema:false,parentSchema:schema32,data:data29};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data29.id !== undefined){
let data30 = data29.id;
if(typeof data30 === "string"){
if(!pattern7.test(data30)){
const err63 = {instancePath:instancePath+"/list/columns/" + i2+"/id",schemaPath:"#/$defs/Column/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema32.properties.id,data:data30};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/list/columns/" + i2+"/id",schemaPath:"#/$defs/Column/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.id.type,parentSchema:schema32.properties.id,data:data30};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data29.field !== undefined){
let data31 = data29.field;
if(typeof data31 === "string"){
if(!pattern10.test(data31)){
const err65 = {instancePath:instancePath+"/list/columns/" + i2+"/field",schemaPath:"#/$defs/Column/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema32.properties.field,data:data31};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/list/columns/" + i2+"/field",schemaPath:"#/$defs/Column/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.field.type,parentSchema:schema32.properties.field,data:data31};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data29.title !== undefined){
let data32 = data29.title;
if(typeof data32 === "string"){
if(data32.length > 500){
const err67 = {instancePath:instancePath+"/list/columns/" + i2+"/title",schemaPath:"#/$defs/Column/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema32.properties.title,data:data32};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data32.length < 1){
const err68 = {instancePath:instancePath+"/list/columns/" + i2+"/title",schemaPath:"#/$defs/Column/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema32.properties.title,data:data32};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/list/columns/" + i2+"/title",schemaPath:"#/$defs/Column/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.title.type,parentSchema:schema32.properties.title,data:data32};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data29.cell !== undefined){
let data33 = data29.cell;
if(typeof data33 === "string"){
if(!pattern15.test(data33)){
const err70 = {instancePath:instancePath+"/list/columns/" + i2+"/cell",schemaPath:"#/$defs/Column/properties/cell/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema32.properties.cell,data:data33};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/list/columns/" + i2+"/cell",schemaPath:"#/$defs/Column/properties/cell/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.cell.type,parentSchema:schema32.properties.cell,data:data33};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data29.props !== undefined){
let data34 = data29.props;
if(!(data34 && typeof data34 == "object" && !Array.isArray(data34))){
const err72 = {instancePath:instancePath+"/list/columns/" + i2+"/props",schemaPath:"#/$defs/Column/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.props.type,parentSchema:schema32.properties.props,data:data34};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data29.width !== undefined){
let data35 = data29.width;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err73 = {instancePath:instancePath+"/list/columns/" + i2+"/width",schemaPath:"#/$defs/Column/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.width.type,parentSchema:schema32.properties.width,data:data35};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 800 || isNaN(data35)){
const err74 = {instancePath:instancePath+"/list/columns/" + i2+"/width",schemaPath:"#/$defs/Column/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 800},message:"must be <= 800",schema:800,parentSchema:schema32.properties.width,data:data35};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data35 < 40 || isNaN(data35)){
const err75 = {instancePath:instancePath+"/list/columns/" + i2+"/width",schemaPath:"#/$defs/Column/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 40},message:"must be >= 40",schema:40,parentSchema:schema32.properties.width,data:data35};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
if(data29.align !== undefined){
let data36 = data29.align;
if(typeof data36 !== "string"){
const err76 = {instancePath:instancePath+"/list/columns/" + i2+"/align",schemaPath:"#/$defs/Column/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.align.type,parentSchema:schema32.properties.align,data:data36};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(!(((data36 === "left") || (data36 === "center")) || (data36 === "right"))){
const err77 = {instancePath:instancePath+"/list/columns/" + i2+"/align",schemaPath:"#/$defs/Column/properties/align/enum",keyword:"enum",params:{allowedValues: schema32.properties.align.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.align.enum,parentSchema:schema32.properties.align,data:data36};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data29.sort !== undefined){
let data37 = data29.sort;
if(typeof data37 !== "boolean"){
const err78 = {instancePath:instancePath+"/list/columns/" + i2+"/sort",schemaPath:"#/$defs/Column/properties/sort/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema32.properties.sort.type,parentSchema:schema32.properties.sort,data:data37};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data29.fixed !== undefined){
let data38 = data29.fixed;
if(typeof data38 !== "string"){
const err79 = {instancePath:instancePath+"/list/columns/" + i2+"/fixed",schemaPath:"#/$defs/Column/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.fixed.type,parentSchema:schema32.properties.fixed,data:data38};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(!((data38 === "left") || (data38 === "right"))){
const err80 = {instancePath:instancePath+"/list/columns/" + i2+"/fixed",schemaPath:"#/$defs/Column/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema32.properties.fixed.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.fixed.enum,parentSchema:schema32.properties.fixed,data:data38};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data29.hidden !== undefined){
let data39 = data29.hidden;
if(typeof data39 !== "boolean"){
const err81 = {instancePath:instancePath+"/list/columns/" + i2+"/hidden",schemaPath:"#/$defs/Column/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema32.properties.hidden.type,parentSchema:schema32.properties.hidden,data:data39};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data29.requires !== undefined){
let data40 = data29.requires;
if(typeof data40 === "string"){
if(!pattern6.test(data40)){
const err82 = {instancePath:instancePath+"/list/columns/" + i2+"/requires",schemaPath:"#/$defs/Column/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema32.properties.requires,data:data40};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/list/columns/" + i2+"/requires",schemaPath:"#/$defs/Column/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.requires.type,parentSchema:schema32.properties.requires,data:data40};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/list/columns/" + i2,schemaPath:"#/$defs/Column/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data:data29};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/list/columns",schemaPath:"#/oneOf/0/properties/list/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[0].properties.list.properties.columns.type,parentSchema:schema11.oneOf[0].properties.list.properties.columns,data:data28};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data15.table !== undefined){
let data41 = data15.table;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
for(const key8 in data41){
if(!(((((key8 === "rowKey") || (key8 === "pageSize")) || (key8 === "selection")) || (key8 === "density")) || (key8 === "sort"))){
const err86 = {instancePath:instancePath+"/list/table",schemaPath:"#/oneOf/0/properties/list/properties/table/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[0].properties.list.properties.table,data:data41};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data41.rowKey !== undefined){
let data42 = data41.rowKey;
if(typeof data42 === "string"){
if(!pattern10.test(data42)){
const err87 = {instancePath:instancePath+"/list/table/rowKey",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/rowKey/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.rowKey,data:data42};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
else {
const err88 = {instancePath:instancePath+"/list/table/rowKey",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/rowKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.table.properties.rowKey.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.rowKey,data:data42};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data41.pageSize !== undefined){
let data43 = data41.pageSize;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
const err89 = {instancePath:instancePath+"/list/table/pageSize",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/pageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[0].properties.list.properties.table.properties.pageSize.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.pageSize,data:data43};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 > 200 || isNaN(data43)){
const err90 = {instancePath:instancePath+"/list/table/pageSize",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200",schema:200,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.pageSize,data:data43};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data43 < 20 || isNaN(data43)){
const err91 = {instancePath:instancePath+"/list/table/pageSize",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 20},message:"must be >= 20",schema:20,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.pageSize,data:data43};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
if(data41.selection !== undefined){
let data44 = data41.selection;
if(typeof data44 !== "boolean"){
const err92 = {instancePath:instancePath+"/list/table/selection",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/selection/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.oneOf[0].properties.list.properties.table.properties.selection.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.selection,data:data44};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data41.density !== undefined){
let data45 = data41.density;
if(typeof data45 !== "string"){
const err93 = {instancePath:instancePath+"/list/table/density",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/density/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.table.properties.density.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.density,data:data45};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(!(((data45 === "large") || (data45 === "middle")) || (data45 === "small"))){
const err94 = {instancePath:instancePath+"/list/table/density",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/density/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[0].properties.list.properties.table.properties.density.enum},message:"must be equal to one of the allowed values",schema:schema11.oneOf[0].properties.list.properties.table.properties.density.enum,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.density,data:data45};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data41.sort !== undefined){
let data46 = data41.sort;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(data46.field === undefined){
const err95 = {instancePath:instancePath+"/list/table/sort",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/sort/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema11.oneOf[0].properties.list.properties.table.properties.sort.required,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.sort,data:data46};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data46.order === undefined){
const err96 = {instancePath:instancePath+"/list/table/sort",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/sort/required",keyword:"required",params:{missingProperty: "order"},message:"must have required property '"+"order"+"'",schema:schema11.oneOf[0].properties.list.properties.table.properties.sort.required,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.sort,data:data46};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
for(const key9 in data46){
if(!((key9 === "field") || (key9 === "order"))){
const err97 = {instancePath:instancePath+"/list/table/sort",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/sort/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.sort,data:data46};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data46.field !== undefined){
let data47 = data46.field;
if(typeof data47 === "string"){
if(!pattern10.test(data47)){
const err98 = {instancePath:instancePath+"/list/table/sort/field",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/sort/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.sort.properties.field,data:data47};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
else {
const err99 = {instancePath:instancePath+"/list/table/sort/field",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/sort/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.table.properties.sort.properties.field.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.sort.properties.field,data:data47};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data46.order !== undefined){
let data48 = data46.order;
if(typeof data48 !== "string"){
const err100 = {instancePath:instancePath+"/list/table/sort/order",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/sort/properties/order/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.table.properties.sort.properties.order.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.sort.properties.order,data:data48};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(!((data48 === "asc") || (data48 === "desc"))){
const err101 = {instancePath:instancePath+"/list/table/sort/order",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/sort/properties/order/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[0].properties.list.properties.table.properties.sort.properties.order.enum},message:"must be equal to one of the allowed values",schema:schema11.oneOf[0].properties.list.properties.table.properties.sort.properties.order.enum,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.sort.properties.order,data:data48};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
else {
const err102 = {instancePath:instancePath+"/list/table/sort",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/sort/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[0].properties.list.properties.table.properties.sort.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.sort,data:data46};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
}
else {
const err103 = {instancePath:instancePath+"/list/table",schemaPath:"#/oneOf/0/properties/list/properties/table/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[0].properties.list.properties.table.type,parentSchema:schema11.oneOf[0].properties.list.properties.table,data:data41};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data15.toolbar !== undefined){
let data49 = data15.toolbar;
if(Array.isArray(data49)){
if(data49.length > 20){
const err104 = {instancePath:instancePath+"/list/toolbar",schemaPath:"#/$defs/Actions/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema33,data:data49};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
const len3 = data49.length;
for(let i3=0; i3<len3; i3++){
let data50 = data49[i3];
if(typeof data50 === "string"){
if(!pattern7.test(data50)){
const err105 = {instancePath:instancePath+"/list/toolbar/" + i3,schemaPath:"#/$defs/Actions/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema33.items,data:data50};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
else {
const err106 = {instancePath:instancePath+"/list/toolbar/" + i3,schemaPath:"#/$defs/Actions/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.items.type,parentSchema:schema33.items,data:data50};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
}
else {
const err107 = {instancePath:instancePath+"/list/toolbar",schemaPath:"#/$defs/Actions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema33.type,parentSchema:schema33,data:data49};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data15.rowActions !== undefined){
let data51 = data15.rowActions;
if(Array.isArray(data51)){
if(data51.length > 20){
const err108 = {instancePath:instancePath+"/list/rowActions",schemaPath:"#/$defs/Actions/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema33,data:data51};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
const len4 = data51.length;
for(let i4=0; i4<len4; i4++){
let data52 = data51[i4];
if(typeof data52 === "string"){
if(!pattern7.test(data52)){
const err109 = {instancePath:instancePath+"/list/rowActions/" + i4,schemaPath:"#/$defs/Actions/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema33.items,data:data52};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
else {
const err110 = {instancePath:instancePath+"/list/rowActions/" + i4,schemaPath:"#/$defs/Actions/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.items.type,parentSchema:schema33.items,data:data52};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
}
else {
const err111 = {instancePath:instancePath+"/list/rowActions",schemaPath:"#/$defs/Actions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema33.type,parentSchema:schema33,data:data51};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data15.bulkActions !== undefined){
let data53 = data15.bulkActions;
if(Array.isArray(data53)){
if(data53.length > 20){
const err112 = {instancePath:instancePath+"/list/bulkActions",schemaPath:"#/$defs/Actions/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema33,data:data53};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
const len5 = data53.length;
for(let i5=0; i5<len5; i5++){
let data54 = data53[i5];
if(typeof data54 === "string"){
if(!pattern7.test(data54)){
const err113 = {instancePath:instancePath+"/list/bulkActions/" + i5,schemaPath:"#/$defs/Actions/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema33.items,data:data54};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
else {
const err114 = {instancePath:instancePath+"/list/bulkActions/" + i5,schemaPath:"#/$defs/Actions/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.items.type,parentSchema:schema33.items,data:data54};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
else {
const err115 = {instancePath:instancePath+"/list/bulkActions",schemaPath:"#/$defs/Actions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema33.type,parentSchema:schema33,data:data53};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data15.detail !== undefined){
let data55 = data15.detail;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if(data55.open === undefined){
const err116 = {instancePath:instancePath+"/list/detail",schemaPath:"#/oneOf/0/properties/list/properties/detail/required",keyword:"required",params:{missingProperty: "open"},message:"must have required property '"+"open"+"'",schema:schema11.oneOf[0].properties.list.properties.detail.required,parentSchema:schema11.oneOf[0].properties.list.properties.detail,data:data55};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(data55.page === undefined){
const err117 = {instancePath:instancePath+"/list/detail",schemaPath:"#/oneOf/0/properties/list/properties/detail/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'",schema:schema11.oneOf[0].properties.list.properties.detail.required,parentSchema:schema11.oneOf[0].properties.list.properties.detail,data:data55};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
for(const key10 in data55){
if(!((key10 === "open") || (key10 === "page"))){
const err118 = {instancePath:instancePath+"/list/detail",schemaPath:"#/oneOf/0/properties/list/properties/detail/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[0].properties.list.properties.detail,data:data55};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data55.open !== undefined){
let data56 = data55.open;
if(typeof data56 !== "string"){
const err119 = {instancePath:instancePath+"/list/detail/open",schemaPath:"#/oneOf/0/properties/list/properties/detail/properties/open/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.detail.properties.open.type,parentSchema:schema11.oneOf[0].properties.list.properties.detail.properties.open,data:data56};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(!(data56 === "drawer")){
const err120 = {instancePath:instancePath+"/list/detail/open",schemaPath:"#/oneOf/0/properties/list/properties/detail/properties/open/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[0].properties.list.properties.detail.properties.open.enum},message:"must be equal to one of the allowed values",schema:schema11.oneOf[0].properties.list.properties.detail.properties.open.enum,parentSchema:schema11.oneOf[0].properties.list.properties.detail.properties.open,data:data56};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data55.page !== undefined){
let data57 = data55.page;
if(typeof data57 === "string"){
if(data57.length > 120){
const err121 = {instancePath:instancePath+"/list/detail/page",schemaPath:"#/oneOf/0/properties/list/properties/detail/properties/page/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.oneOf[0].properties.list.properties.detail.properties.page,data:data57};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(!pattern0.test(data57)){
const err122 = {instancePath:instancePath+"/list/detail/page",schemaPath:"#/oneOf/0/properties/list/properties/detail/properties/page/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[0].properties.list.properties.detail.properties.page,data:data57};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
else {
const err123 = {instancePath:instancePath+"/list/detail/page",schemaPath:"#/oneOf/0/properties/list/properties/detail/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.detail.properties.page.type,parentSchema:schema11.oneOf[0].properties.list.properties.detail.properties.page,data:data57};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
}
else {
const err124 = {instancePath:instancePath+"/list/detail",schemaPath:"#/oneOf/0/properties/list/properties/detail/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[0].properties.list.properties.detail.type,parentSchema:schema11.oneOf[0].properties.list.properties.detail,data:data55};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data15.empty !== undefined){
let data58 = data15.empty;
if(typeof data58 === "string"){
if(data58.length > 500){
const err125 = {instancePath:instancePath+"/list/empty",schemaPath:"#/oneOf/0/properties/list/properties/empty/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[0].properties.list.properties.empty,data:data58};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(data58.length < 1){
const err126 = {instancePath:instancePath+"/list/empty",schemaPath:"#/oneOf/0/properties/list/properties/empty/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[0].properties.list.properties.empty,data:data58};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
else {
const err127 = {instancePath:instancePath+"/list/empty",schemaPath:"#/oneOf/0/properties/list/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.empty.type,parentSchema:schema11.oneOf[0].properties.list.properties.empty,data:data58};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
}
else {
const err128 = {instancePath:instancePath+"/list",schemaPath:"#/oneOf/0/properties/list/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[0].properties.list.type,parentSchema:schema11.oneOf[0].properties.list,data:data15};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
}
else {
const err129 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[0].type,parentSchema:schema11.oneOf[0],data};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
else if(tag0 === "detail"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
const err130 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'",schema:schema11.oneOf[1].required,parentSchema:schema11.oneOf[1],data};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(data.id === undefined){
const err131 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[1].required,parentSchema:schema11.oneOf[1],data};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(data.title === undefined){
const err132 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[1].required,parentSchema:schema11.oneOf[1],data};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if(data.kind === undefined){
const err133 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema11.oneOf[1].required,parentSchema:schema11.oneOf[1],data};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if(data.detail === undefined){
const err134 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "detail"},message:"must have required property '"+"detail"+"'",schema:schema11.oneOf[1].required,parentSchema:schema11.oneOf[1],data};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
for(const key11 in data){
if(!(func2.call(schema11.oneOf[1].properties, key11))){
const err135 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[1],data};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data.$schema !== undefined){
let data59 = data.$schema;
if(typeof data59 !== "string"){
const err136 = {instancePath:instancePath+"/$schema",schemaPath:"#/oneOf/1/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.$schema.type,parentSchema:schema11.oneOf[1].properties.$schema,data:data59};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data.format !== undefined){
let data60 = data.format;
if(!((typeof data60 == "number") && (isFinite(data60)))){
const err137 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/1/properties/format/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema11.oneOf[1].properties.format.type,parentSchema:schema11.oneOf[1].properties.format,data:data60};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if(1 !== data60){
const err138 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/1/properties/format/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant",schema:1,parentSchema:schema11.oneOf[1].properties.format,data:data60};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data.id !== undefined){
let data61 = data.id;
if(typeof data61 === "string"){
if(data61.length > 120){
const err139 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/1/properties/id/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.oneOf[1].properties.id,data:data61};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if(!pattern0.test(data61)){
const err140 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/1/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[1].properties.id,data:data61};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
else {
const err141 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/1/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.id.type,parentSchema:schema11.oneOf[1].properties.id,data:data61};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data.title !== undefined){
let data62 = data.title;
if(typeof data62 === "string"){
if(data62.length > 500){
const err142 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/1/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[1].properties.title,data:data62};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
if(data62.length < 1){
const err143 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/1/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[1].properties.title,data:data62};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
else {
const err144 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/1/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.title.type,parentSchema:schema11.oneOf[1].properties.title,data:data62};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data.params !== undefined){
if(!(validate11(data.params, {instancePath:instancePath+"/params",parentData:data,parentDataProperty:"params",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
if(!(validate13(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
let data65 = data.requires;
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
if(data65.view === undefined){
const err145 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/required",keyword:"required",params:{missingProperty: "view"},message:"must have required property '"+"view"+"'",schema:schema17.required,parentSchema:schema17,data:data65};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
for(const key12 in data65){
if(!(key12 === "view")){
const err146 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties",schema:false,parentSchema:schema17,data:data65};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data65.view !== undefined){
let data66 = data65.view;
if(typeof data66 === "string"){
if(!pattern6.test(data66)){
const err147 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema17.properties.view,data:data66};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
else {
const err148 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.view.type,parentSchema:schema17.properties.view,data:data66};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
}
else {
const err149 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.type,parentSchema:schema17,data:data65};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
if(data.actions !== undefined){
let data67 = data.actions;
if(Array.isArray(data67)){
if(data67.length > 100){
const err150 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/1/properties/actions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema11.oneOf[1].properties.actions,data:data67};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
const len6 = data67.length;
for(let i6=0; i6<len6; i6++){
if(!(validate17(data67[i6], {instancePath:instancePath+"/actions/" + i6,parentData:data67,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err151 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/1/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[1].properties.actions.type,parentSchema:schema11.oneOf[1].properties.actions,data:data67};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(data.locales !== undefined){
let data69 = data.locales;
if(data69 && typeof data69 == "object" && !Array.isArray(data69)){
for(const key13 in data69){
if(pattern22.test(key13)){
let data70 = data69[key13];
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
for(const key14 in data70){
if(pattern23.test(key14)){
let data71 = data70[key14];
if(typeof data71 !== "string"){
const err152 = {instancePath:instancePath+"/locales/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"],data:data71};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
}
}
else {
const err153 = {instancePath:instancePath+"/locales/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"],data:data70};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
}
}
else {
const err154 = {instancePath:instancePath+"/locales",schemaPath:"#/$defs/Translations/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data:data69};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
if(data.x !== undefined){
let data72 = data.x;
if(!(data72 && typeof data72 == "object" && !Array.isArray(data72))){
const err155 = {instancePath:instancePath+"/x",schemaPath:"#/oneOf/1/properties/x/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[1].properties.x.type,parentSchema:schema11.oneOf[1].properties.x,data:data72};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
if(data.kind !== undefined){
let data73 = data.kind;
if(typeof data73 !== "string"){
const err156 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/1/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.kind.type,parentSchema:schema11.oneOf[1].properties.kind,data:data73};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
if("detail" !== data73){
const err157 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/1/properties/kind/const",keyword:"const",params:{allowedValue: "detail"},message:"must be equal to constant",schema:"detail",parentSchema:schema11.oneOf[1].properties.kind,data:data73};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
if(data.detail !== undefined){
let data74 = data.detail;
if(data74 && typeof data74 == "object" && !Array.isArray(data74)){
if(data74.load === undefined){
const err158 = {instancePath:instancePath+"/detail",schemaPath:"#/oneOf/1/properties/detail/required",keyword:"required",params:{missingProperty: "load"},message:"must have required property '"+"load"+"'",schema:schema11.oneOf[1].properties.detail.required,parentSchema:schema11.oneOf[1].properties.detail,data:data74};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if(data74.nodes === undefined){
const err159 = {instancePath:instancePath+"/detail",schemaPath:"#/oneOf/1/properties/detail/required",keyword:"required",params:{missingProperty: "nodes"},message:"must have required property '"+"nodes"+"'",schema:schema11.oneOf[1].properties.detail.required,parentSchema:schema11.oneOf[1].properties.detail,data:data74};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
for(const key15 in data74){
if(!((((key15 === "load") || (key15 === "layout")) || (key15 === "nodes")) || (key15 === "actions"))){
const err160 = {instancePath:instancePath+"/detail",schemaPath:"#/oneOf/1/properties/detail/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[1].properties.detail,data:data74};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
if(data74.load !== undefined){
let data75 = data74.load;
if(typeof data75 !== "string"){
const err161 = {instancePath:instancePath+"/detail/load",schemaPath:"#/oneOf/1/properties/detail/properties/load/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.load.type,parentSchema:schema11.oneOf[1].properties.detail.properties.load,data:data75};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data74.layout !== undefined){
let data76 = data74.layout;
if(data76 && typeof data76 == "object" && !Array.isArray(data76)){
for(const key16 in data76){
if(!((key16 === "columns") || (key16 === "labels"))){
const err162 = {instancePath:instancePath+"/detail/layout",schemaPath:"#/oneOf/1/properties/detail/properties/layout/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[1].properties.detail.properties.layout,data:data76};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data76.columns !== undefined){
let data77 = data76.columns;
if(!(((typeof data77 == "number") && (!(data77 % 1) && !isNaN(data77))) && (isFinite(data77)))){
const err163 = {instancePath:instancePath+"/detail/layout/columns",schemaPath:"#/oneOf/1/properties/detail/properties/layout/properties/columns/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[1].properties.detail.properties.layout.properties.columns.type,parentSchema:schema11.oneOf[1].properties.detail.properties.layout.properties.columns,data:data77};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
if((typeof data77 == "number") && (isFinite(data77))){
if(data77 > 4 || isNaN(data77)){
const err164 = {instancePath:instancePath+"/detail/layout/columns",schemaPath:"#/oneOf/1/properties/detail/properties/layout/properties/columns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4",schema:4,parentSchema:schema11.oneOf[1].properties.detail.properties.layout.properties.columns,data:data77};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
if(data77 < 1 || isNaN(data77)){
const err165 = {instancePath:instancePath+"/detail/layout/columns",schemaPath:"#/oneOf/1/properties/detail/properties/layout/properties/columns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema11.oneOf[1].properties.detail.properties.layout.properties.columns,data:data77};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
}
if(data76.labels !== undefined){
let data78 = data76.labels;
if(typeof data78 !== "string"){
const err166 = {instancePath:instancePath+"/detail/layout/labels",schemaPath:"#/oneOf/1/properties/detail/properties/layout/properties/labels/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.layout.properties.labels.type,parentSchema:schema11.oneOf[1].properties.detail.properties.layout.properties.labels,data:data78};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
if(!((data78 === "beside") || (data78 === "above"))){
const err167 = {instancePath:instancePath+"/detail/layout/labels",schemaPath:"#/oneOf/1/properties/detail/properties/layout/properties/labels/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[1].properties.detail.properties.layout.properties.labels.enum},message:"must be equal to one of the allowed values",schema:schema11.oneOf[1].properties.detail.properties.layout.properties.labels.enum,parentSchema:schema11.oneOf[1].properties.detail.properties.layout.properties.labels,data:data78};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
}
else {
const err168 = {instancePath:instancePath+"/detail/layout",schemaPath:"#/oneOf/1/properties/detail/properties/layout/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[1].properties.detail.properties.layout.type,parentSchema:schema11.oneOf[1].properties.detail.properties.layout,data:data76};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
if(data74.nodes !== undefined){
let data79 = data74.nodes;
if(Array.isArray(data79)){
if(data79.length > 100){
const err169 = {instancePath:instancePath+"/detail/nodes",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes,data:data79};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
if(data79.length < 1){
const err170 = {instancePath:instancePath+"/detail/nodes",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes,data:data79};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
const len7 = data79.length;
for(let i7=0; i7<len7; i7++){
let data80 = data79[i7];
if(data80 && typeof data80 == "object" && !Array.isArray(data80)){
if(data80.node === undefined){
const err171 = {instancePath:instancePath+"/detail/nodes/" + i7,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/required",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.required,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items,data:data80};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
const tag1 = data80.node;
if(typeof tag1 == "string"){
if(tag1 === "group"){
if(data80 && typeof data80 == "object" && !Array.isArray(data80)){
if(data80.node === undefined){
const err172 = {instancePath:instancePath+"/detail/nodes/" + i7,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/required",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].required,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0],data:data80};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
if(data80.id === undefined){
const err173 = {instancePath:instancePath+"/detail/nodes/" + i7,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].required,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0],data:data80};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
if(data80.nodes === undefined){
const err174 = {instancePath:instancePath+"/detail/nodes/" + i7,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/required",keyword:"required",params:{missingProperty: "nodes"},message:"must have required property '"+"nodes"+"'",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].required,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0],data:data80};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
for(const key17 in data80){
if(!((((((key17 === "node") || (key17 === "id")) || (key17 === "title")) || (key17 === "visible")) || (key17 === "requires")) || (key17 === "nodes"))){
const err175 = {instancePath:instancePath+"/detail/nodes/" + i7,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0],data:data80};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
if(data80.node !== undefined){
let data81 = data80.node;
if(typeof data81 !== "string"){
const err176 = {instancePath:instancePath+"/detail/nodes/" + i7+"/node",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.node.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.node,data:data81};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
if("group" !== data81){
const err177 = {instancePath:instancePath+"/detail/nodes/" + i7+"/node",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/node/const",keyword:"const",params:{allowedValue: "group"},message:"must be equal to constant",schema:"group",parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.node,data:data81};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
if(data80.id !== undefined){
let data82 = data80.id;
if(typeof data82 === "string"){
if(!pattern7.test(data82)){
const err178 = {instancePath:instancePath+"/detail/nodes/" + i7+"/id",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.id,data:data82};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
else {
const err179 = {instancePath:instancePath+"/detail/nodes/" + i7+"/id",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.id.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.id,data:data82};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
if(data80.title !== undefined){
let data83 = data80.title;
if(typeof data83 === "string"){
if(data83.length > 500){
const err180 = {instancePath:instancePath+"/detail/nodes/" + i7+"/title",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.title,data:data83};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
if(data83.length < 1){
const err181 = {instancePath:instancePath+"/detail/nodes/" + i7+"/title",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.title,data:data83};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
else {
const err182 = {instancePath:instancePath+"/detail/nodes/" + i7+"/title",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.title.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.title,data:data83};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
if(data80.visible !== undefined){
if(!(validate18(data80.visible, {instancePath:instancePath+"/detail/nodes/" + i7+"/visible",parentData:data80,parentDataProperty:"visible",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data80.requires !== undefined){
let data85 = data80.requires;
if(typeof data85 === "string"){
if(!pattern6.test(data85)){
const err183 = {instancePath:instancePath+"/detail/nodes/" + i7+"/requires",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.requires,data:data85};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
else {
const err184 = {instancePath:instancePath+"/detail/nodes/" + i7+"/requires",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.requires.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.requires,data:data85};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
if(data80.nodes !== undefined){
let data86 = data80.nodes;
if(Array.isArray(data86)){
if(data86.length > 100){
const err185 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes,data:data86};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
if(data86.length < 1){
const err186 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes,data:data86};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
const len8 = data86.length;
for(let i8=0; i8<len8; i8++){
let data87 = data86[i8];
if(data87 && typeof data87 == "object" && !Array.isArray(data87)){
if(data87.node === undefined){
const err187 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/required",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.required,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items,data:data87};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
if(data87.id === undefined){
const err188 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.required,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items,data:data87};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
if(data87.field === undefined){
const err189 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.required,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items,data:data87};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
for(const key18 in data87){
if(!(func2.call(schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties, key18))){
const err190 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items,data:data87};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
if(data87.node !== undefined){
let data88 = data87.node;
if(typeof data88 !== "string"){
const err191 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/node",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.node.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.node,data:data88};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
if("field" !== data88){
const err192 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/node",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/node/const",keyword:"const",params:{allowedValue: "field"},message:"must be equal to constant",schema:"field",parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.node,data:data88};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data87.id !== undefined){
let data89 = data87.id;
if(typeof data89 === "string"){
if(!pattern7.test(data89)){
const err193 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/id",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.id,data:data89};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
else {
const err194 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/id",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.id.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.id,data:data89};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
if(data87.field !== undefined){
let data90 = data87.field;
if(typeof data90 === "string"){
if(!pattern10.test(data90)){
const err195 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/field",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.field,data:data90};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
else {
const err196 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/field",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.field.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.field,data:data90};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
if(data87.title !== undefined){
let data91 = data87.title;
if(typeof data91 === "string"){
if(data91.length > 500){
const err197 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/title",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.title,data:data91};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
if(data91.length < 1){
const err198 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/title",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.title,data:data91};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
else {
const err199 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/title",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.title.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.title,data:data91};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
if(data87.cell !== undefined){
let data92 = data87.cell;
if(typeof data92 === "string"){
if(!pattern15.test(data92)){
const err200 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/cell",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/cell/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.cell,data:data92};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
else {
const err201 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/cell",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/cell/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.cell.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.cell,data:data92};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
}
if(data87.props !== undefined){
let data93 = data87.props;
if(!(data93 && typeof data93 == "object" && !Array.isArray(data93))){
const err202 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/props",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.props.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.props,data:data93};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
if(data87.span !== undefined){
let data94 = data87.span;
if(!(((typeof data94 == "number") && (!(data94 % 1) && !isNaN(data94))) && (isFinite(data94)))){
const err203 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/span",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/span/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.span.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.span,data:data94};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
if((typeof data94 == "number") && (isFinite(data94))){
if(data94 > 4 || isNaN(data94)){
const err204 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/span",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4",schema:4,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.span,data:data94};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
if(data94 < 1 || isNaN(data94)){
const err205 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/span",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.span,data:data94};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
}
}
if(data87.visible !== undefined){
if(!(validate18(data87.visible, {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/visible",parentData:data87,parentDataProperty:"visible",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data87.requires !== undefined){
let data96 = data87.requires;
if(typeof data96 === "string"){
if(!pattern6.test(data96)){
const err206 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/requires",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.requires,data:data96};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
else {
const err207 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/requires",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.requires.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.requires,data:data96};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
}
else {
const err208 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items,data:data87};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
}
else {
const err209 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes,data:data86};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
}
else {
const err210 = {instancePath:instancePath+"/detail/nodes/" + i7,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0],data:data80};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
else if(tag1 === "array"){
if(data80 && typeof data80 == "object" && !Array.isArray(data80)){
if(data80.node === undefined){
const err211 = {instancePath:instancePath+"/detail/nodes/" + i7,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/required",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].required,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1],data:data80};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
if(data80.id === undefined){
const err212 = {instancePath:instancePath+"/detail/nodes/" + i7,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].required,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1],data:data80};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
if(data80.field === undefined){
const err213 = {instancePath:instancePath+"/detail/nodes/" + i7,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].required,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1],data:data80};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
if(data80.columns === undefined){
const err214 = {instancePath:instancePath+"/detail/nodes/" + i7,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/required",keyword:"required",params:{missingProperty: "columns"},message:"must have required property '"+"columns"+"'",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].required,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1],data:data80};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
for(const key19 in data80){
if(!(func2.call(schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties, key19))){
const err215 = {instancePath:instancePath+"/detail/nodes/" + i7,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1],data:data80};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
if(data80.node !== undefined){
let data97 = data80.node;
if(typeof data97 !== "string"){
const err216 = {instancePath:instancePath+"/detail/nodes/" + i7+"/node",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.node.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.node,data:data97};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
if("array" !== data97){
const err217 = {instancePath:instancePath+"/detail/nodes/" + i7+"/node",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/node/const",keyword:"const",params:{allowedValue: "array"},message:"must be equal to constant",schema:"array",parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.node,data:data97};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
}
if(data80.id !== undefined){
let data98 = data80.id;
if(typeof data98 === "string"){
if(!pattern7.test(data98)){
const err218 = {instancePath:instancePath+"/detail/nodes/" + i7+"/id",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.id,data:data98};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
}
else {
const err219 = {instancePath:instancePath+"/detail/nodes/" + i7+"/id",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.id.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.id,data:data98};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
}
if(data80.field !== undefined){
let data99 = data80.field;
if(typeof data99 === "string"){
if(!pattern10.test(data99)){
const err220 = {instancePath:instancePath+"/detail/nodes/" + i7+"/field",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.field,data:data99};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
}
else {
const err221 = {instancePath:instancePath+"/detail/nodes/" + i7+"/field",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.field.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.field,data:data99};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
}
if(data80.title !== undefined){
let data100 = data80.title;
if(typeof data100 === "string"){
if(data100.length > 500){
const err222 = {instancePath:instancePath+"/detail/nodes/" + i7+"/title",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.title,data:data100};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
if(data100.length < 1){
const err223 = {instancePath:instancePath+"/detail/nodes/" + i7+"/title",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.title,data:data100};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
}
else {
const err224 = {instancePath:instancePath+"/detail/nodes/" + i7+"/title",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.title.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.title,data:data100};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
}
if(data80.visible !== undefined){
if(!(validate18(data80.visible, {instancePath:instancePath+"/detail/nodes/" + i7+"/visible",parentData:data80,parentDataProperty:"visible",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data80.requires !== undefined){
let data102 = data80.requires;
if(typeof data102 === "string"){
if(!pattern6.test(data102)){
const err225 = {instancePath:instancePath+"/detail/nodes/" + i7+"/requires",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.requires,data:data102};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
}
else {
const err226 = {instancePath:instancePath+"/detail/nodes/" + i7+"/requires",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.requires.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.requires,data:data102};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
}
if(data80.columns !== undefined){
let data103 = data80.columns;
if(Array.isArray(data103)){
if(data103.length > 50){
const err227 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/columns/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.columns,data:data103};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
if(data103.length < 1){
const err228 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/columns/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.columns,data:data103};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
const len9 = data103.length;
for(let i9=0; i9<len9; i9++){
let data104 = data103[i9];
if(data104 && typeof data104 == "object" && !Array.isArray(data104)){
if(data104.id === undefined){
const err229 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9,schemaPath:"#/$defs/Column/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema32.required,parentSchema:schema32,data:data104};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
if(data104.field === undefined){
const err230 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9,schemaPath:"#/$defs/Column/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema32.required,parentSchema:schema32,data:data104};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
for(const key20 in data104){
if(!(func2.call(schema32.properties, key20))){
const err231 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9,schemaPath:"#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},message:"must NOT have additional properties",schema:false,parentSchema:schema32,data:data104};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
}
if(data104.id !== undefined){
let data105 = data104.id;
if(typeof data105 === "string"){
if(!pattern7.test(data105)){
const err232 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/id",schemaPath:"#/$defs/Column/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema32.properties.id,data:data105};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
}
else {
const err233 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/id",schemaPath:"#/$defs/Column/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.id.type,parentSchema:schema32.properties.id,data:data105};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
}
if(data104.field !== undefined){
let data106 = data104.field;
if(typeof data106 === "string"){
if(!pattern10.test(data106)){
const err234 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/field",schemaPath:"#/$defs/Column/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema32.properties.field,data:data106};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
}
else {
const err235 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/field",schemaPath:"#/$defs/Column/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.field.type,parentSchema:schema32.properties.field,data:data106};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
}
if(data104.title !== undefined){
let data107 = data104.title;
if(typeof data107 === "string"){
if(data107.length > 500){
const err236 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/title",schemaPath:"#/$defs/Column/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema32.properties.title,data:data107};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
if(data107.length < 1){
const err237 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/title",schemaPath:"#/$defs/Column/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema32.properties.title,data:data107};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
}
else {
const err238 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/title",schemaPath:"#/$defs/Column/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.title.type,parentSchema:schema32.properties.title,data:data107};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
}
if(data104.cell !== undefined){
let data108 = data104.cell;
if(typeof data108 === "string"){
if(!pattern15.test(data108)){
const err239 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/cell",schemaPath:"#/$defs/Column/properties/cell/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema32.properties.cell,data:data108};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
}
else {
const err240 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/cell",schemaPath:"#/$defs/Column/properties/cell/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.cell.type,parentSchema:schema32.properties.cell,data:data108};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
}
if(data104.props !== undefined){
let data109 = data104.props;
if(!(data109 && typeof data109 == "object" && !Array.isArray(data109))){
const err241 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/props",schemaPath:"#/$defs/Column/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.props.type,parentSchema:schema32.properties.props,data:data109};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
}
if(data104.width !== undefined){
let data110 = data104.width;
if(!(((typeof data110 == "number") && (!(data110 % 1) && !isNaN(data110))) && (isFinite(data110)))){
const err242 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/width",schemaPath:"#/$defs/Column/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.width.type,parentSchema:schema32.properties.width,data:data110};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
if((typeof data110 == "number") && (isFinite(data110))){
if(data110 > 800 || isNaN(data110)){
const err243 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/width",schemaPath:"#/$defs/Column/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 800},message:"must be <= 800",schema:800,parentSchema:schema32.properties.width,data:data110};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
if(data110 < 40 || isNaN(data110)){
const err244 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/width",schemaPath:"#/$defs/Column/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 40},message:"must be >= 40",schema:40,parentSchema:schema32.properties.width,data:data110};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
}
}
if(data104.align !== undefined){
let data111 = data104.align;
if(typeof data111 !== "string"){
const err245 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/align",schemaPath:"#/$defs/Column/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.align.type,parentSchema:schema32.properties.align,data:data111};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
if(!(((data111 === "left") || (data111 === "center")) || (data111 === "right"))){
const err246 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/align",schemaPath:"#/$defs/Column/properties/align/enum",keyword:"enum",params:{allowedValues: schema32.properties.align.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.align.enum,parentSchema:schema32.properties.align,data:data111};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
}
if(data104.sort !== undefined){
let data112 = data104.sort;
if(typeof data112 !== "boolean"){
const err247 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/sort",schemaPath:"#/$defs/Column/properties/sort/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema32.properties.sort.type,parentSchema:schema32.properties.sort,data:data112};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
}
if(data104.fixed !== undefined){
let data113 = data104.fixed;
if(typeof data113 !== "string"){
const err248 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/fixed",schemaPath:"#/$defs/Column/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.fixed.type,parentSchema:schema32.properties.fixed,data:data113};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
if(!((data113 === "left") || (data113 === "right"))){
const err249 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/fixed",schemaPath:"#/$defs/Column/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema32.properties.fixed.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.fixed.enum,parentSchema:schema32.properties.fixed,data:data113};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
}
if(data104.hidden !== undefined){
let data114 = data104.hidden;
if(typeof data114 !== "boolean"){
const err250 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/hidden",schemaPath:"#/$defs/Column/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema32.properties.hidden.type,parentSchema:schema32.properties.hidden,data:data114};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
}
if(data104.requires !== undefined){
let data115 = data104.requires;
if(typeof data115 === "string"){
if(!pattern6.test(data115)){
const err251 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/requires",schemaPath:"#/$defs/Column/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema32.properties.requires,data:data115};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
}
else {
const err252 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/requires",schemaPath:"#/$defs/Column/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.requires.type,parentSchema:schema32.properties.requires,data:data115};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
}
}
else {
const err253 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9,schemaPath:"#/$defs/Column/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data:data104};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
}
}
else {
const err254 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.columns.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.columns,data:data103};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
}
if(data80.total !== undefined){
let data116 = data80.total;
if(Array.isArray(data116)){
const len10 = data116.length;
for(let i10=0; i10<len10; i10++){
let data117 = data116[i10];
if(typeof data117 === "string"){
if(!pattern10.test(data117)){
const err255 = {instancePath:instancePath+"/detail/nodes/" + i7+"/total/" + i10,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/total/items/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.total.items,data:data117};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
}
else {
const err256 = {instancePath:instancePath+"/detail/nodes/" + i7+"/total/" + i10,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/total/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.total.items.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.total.items,data:data117};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
}
}
else {
const err257 = {instancePath:instancePath+"/detail/nodes/" + i7+"/total",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/total/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.total.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.total,data:data116};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
}
if(data80.empty !== undefined){
let data118 = data80.empty;
if(typeof data118 === "string"){
if(data118.length > 500){
const err258 = {instancePath:instancePath+"/detail/nodes/" + i7+"/empty",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/empty/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.empty,data:data118};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
if(data118.length < 1){
const err259 = {instancePath:instancePath+"/detail/nodes/" + i7+"/empty",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/empty/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.empty,data:data118};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
}
else {
const err260 = {instancePath:instancePath+"/detail/nodes/" + i7+"/empty",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.empty.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.empty,data:data118};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
}
}
else {
const err261 = {instancePath:instancePath+"/detail/nodes/" + i7,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1],data:data80};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
}
else {
const err262 = {instancePath:instancePath+"/detail/nodes/" + i7,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "node", tagValue: tag1},message:"value of tag \"node\" must be in oneOf",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.discriminator,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items,data:data80};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
}
else {
const err263 = {instancePath:instancePath+"/detail/nodes/" + i7,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/discriminator",keyword:"discriminator",params:{error: "tag", tag: "node", tagValue: tag1},message:"tag \"node\" must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.discriminator,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items,data:data80};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
}
else {
const err264 = {instancePath:instancePath+"/detail/nodes/" + i7,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items,data:data80};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
}
}
else {
const err265 = {instancePath:instancePath+"/detail/nodes",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[1].properties.detail.properties.nodes.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes,data:data79};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
}
if(data74.actions !== undefined){
let data119 = data74.actions;
if(Array.isArray(data119)){
const len11 = data119.length;
for(let i11=0; i11<len11; i11++){
let data120 = data119[i11];
if(typeof data120 === "string"){
if(!pattern7.test(data120)){
const err266 = {instancePath:instancePath+"/detail/actions/" + i11,schemaPath:"#/$defs/Actions2/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema39.items,data:data120};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
}
else {
const err267 = {instancePath:instancePath+"/detail/actions/" + i11,schemaPath:"#/$defs/Actions2/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.items.type,parentSchema:schema39.items,data:data120};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
}
}
else {
const err268 = {instancePath:instancePath+"/detail/actions",schemaPath:"#/$defs/Actions2/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.type,parentSchema:schema39,data:data119};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
}
}
else {
const err269 = {instancePath:instancePath+"/detail",schemaPath:"#/oneOf/1/properties/detail/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[1].properties.detail.type,parentSchema:schema11.oneOf[1].properties.detail,data:data74};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
}
}
else {
const err270 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[1].type,parentSchema:schema11.oneOf[1],data};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
}
else if(tag0 === "dashboard"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
const err271 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'",schema:schema11.oneOf[2].required,parentSchema:schema11.oneOf[2],data};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
if(data.id === undefined){
const err272 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[2].required,parentSchema:schema11.oneOf[2],data};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
if(data.title === undefined){
const err273 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[2].required,parentSchema:schema11.oneOf[2],data};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
if(data.kind === undefined){
const err274 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema11.oneOf[2].required,parentSchema:schema11.oneOf[2],data};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
if(data.dashboard === undefined){
const err275 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "dashboard"},message:"must have required property '"+"dashboard"+"'",schema:schema11.oneOf[2].required,parentSchema:schema11.oneOf[2],data};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
for(const key21 in data){
if(!(func2.call(schema11.oneOf[2].properties, key21))){
const err276 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[2],data};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
}
if(data.$schema !== undefined){
let data121 = data.$schema;
if(typeof data121 !== "string"){
const err277 = {instancePath:instancePath+"/$schema",schemaPath:"#/oneOf/2/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.$schema.type,parentSchema:schema11.oneOf[2].properties.$schema,data:data121};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
}
if(data.format !== undefined){
let data122 = data.format;
if(!((typeof data122 == "number") && (isFinite(data122)))){
const err278 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/2/properties/format/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema11.oneOf[2].properties.format.type,parentSchema:schema11.oneOf[2].properties.format,data:data122};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
if(1 !== data122){
const err279 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/2/properties/format/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant",schema:1,parentSchema:schema11.oneOf[2].properties.format,data:data122};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
}
if(data.id !== undefined){
let data123 = data.id;
if(typeof data123 === "string"){
if(data123.length > 120){
const err280 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/2/properties/id/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.oneOf[2].properties.id,data:data123};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
if(!pattern0.test(data123)){
const err281 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/2/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[2].properties.id,data:data123};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
}
else {
const err282 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/2/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.id.type,parentSchema:schema11.oneOf[2].properties.id,data:data123};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
}
if(data.title !== undefined){
let data124 = data.title;
if(typeof data124 === "string"){
if(data124.length > 500){
const err283 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/2/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[2].properties.title,data:data124};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
if(data124.length < 1){
const err284 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/2/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[2].properties.title,data:data124};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
}
else {
const err285 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/2/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.title.type,parentSchema:schema11.oneOf[2].properties.title,data:data124};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
}
if(data.params !== undefined){
if(!(validate11(data.params, {instancePath:instancePath+"/params",parentData:data,parentDataProperty:"params",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
if(!(validate13(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
let data127 = data.requires;
if(data127 && typeof data127 == "object" && !Array.isArray(data127)){
if(data127.view === undefined){
const err286 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/required",keyword:"required",params:{missingProperty: "view"},message:"must have required property '"+"view"+"'",schema:schema17.required,parentSchema:schema17,data:data127};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
for(const key22 in data127){
if(!(key22 === "view")){
const err287 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22},message:"must NOT have additional properties",schema:false,parentSchema:schema17,data:data127};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
}
if(data127.view !== undefined){
let data128 = data127.view;
if(typeof data128 === "string"){
if(!pattern6.test(data128)){
const err288 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema17.properties.view,data:data128};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
}
else {
const err289 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.view.type,parentSchema:schema17.properties.view,data:data128};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
}
}
}
else {
const err290 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.type,parentSchema:schema17,data:data127};
if(vErrors === null){
vErrors = [err290];
}
else {
vErrors.push(err290);
}
errors++;
}
}
if(data.actions !== undefined){
let data129 = data.actions;
if(Array.isArray(data129)){
if(data129.length > 100){
const err291 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/2/properties/actions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema11.oneOf[2].properties.actions,data:data129};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
const len12 = data129.length;
for(let i12=0; i12<len12; i12++){
if(!(validate17(data129[i12], {instancePath:instancePath+"/actions/" + i12,parentData:data129,parentDataProperty:i12,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err292 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/2/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[2].properties.actions.type,parentSchema:schema11.oneOf[2].properties.actions,data:data129};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
}
if(data.locales !== undefined){
let data131 = data.locales;
if(data131 && typeof data131 == "object" && !Array.isArray(data131)){
for(const key23 in data131){
if(pattern22.test(key23)){
let data132 = data131[key23];
if(data132 && typeof data132 == "object" && !Array.isArray(data132)){
for(const key24 in data132){
if(pattern23.test(key24)){
let data133 = data132[key24];
if(typeof data133 !== "string"){
const err293 = {instancePath:instancePath+"/locales/" + key23.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key24.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"],data:data133};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
}
}
}
else {
const err294 = {instancePath:instancePath+"/locales/" + key23.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"],data:data132};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
}
}
}
else {
const err295 = {instancePath:instancePath+"/locales",schemaPath:"#/$defs/Translations/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data:data131};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
}
if(data.x !== undefined){
let data134 = data.x;
if(!(data134 && typeof data134 == "object" && !Array.isArray(data134))){
const err296 = {instancePath:instancePath+"/x",schemaPath:"#/oneOf/2/properties/x/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[2].properties.x.type,parentSchema:schema11.oneOf[2].properties.x,data:data134};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
}
if(data.kind !== undefined){
let data135 = data.kind;
if(typeof data135 !== "string"){
const err297 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/2/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.kind.type,parentSchema:schema11.oneOf[2].properties.kind,data:data135};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
if("dashboard" !== data135){
const err298 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/2/properties/kind/const",keyword:"const",params:{allowedValue: "dashboard"},message:"must be equal to constant",schema:"dashboard",parentSchema:schema11.oneOf[2].properties.kind,data:data135};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
}
if(data.dashboard !== undefined){
let data136 = data.dashboard;
if(data136 && typeof data136 == "object" && !Array.isArray(data136)){
if(data136.blocks === undefined){
const err299 = {instancePath:instancePath+"/dashboard",schemaPath:"#/oneOf/2/properties/dashboard/required",keyword:"required",params:{missingProperty: "blocks"},message:"must have required property '"+"blocks"+"'",schema:schema11.oneOf[2].properties.dashboard.required,parentSchema:schema11.oneOf[2].properties.dashboard,data:data136};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
for(const key25 in data136){
if(!((key25 === "blocks") || (key25 === "empty"))){
const err300 = {instancePath:instancePath+"/dashboard",schemaPath:"#/oneOf/2/properties/dashboard/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key25},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[2].properties.dashboard,data:data136};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
}
if(data136.blocks !== undefined){
let data137 = data136.blocks;
if(Array.isArray(data137)){
if(data137.length > 60){
const err301 = {instancePath:instancePath+"/dashboard/blocks",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/maxItems",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items",schema:60,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks,data:data137};
if(vErrors === null){
vErrors = [err301];
}
else {
vErrors.push(err301);
}
errors++;
}
if(data137.length < 1){
const err302 = {instancePath:instancePath+"/dashboard/blocks",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks,data:data137};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
const len13 = data137.length;
for(let i13=0; i13<len13; i13++){
let data138 = data137[i13];
if(data138 && typeof data138 == "object" && !Array.isArray(data138)){
if(data138.id === undefined){
const err303 = {instancePath:instancePath+"/dashboard/blocks/" + i13,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.required,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items,data:data138};
if(vErrors === null){
vErrors = [err303];
}
else {
vErrors.push(err303);
}
errors++;
}
if(data138.block === undefined){
const err304 = {instancePath:instancePath+"/dashboard/blocks/" + i13,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.required,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items,data:data138};
if(vErrors === null){
vErrors = [err304];
}
else {
vErrors.push(err304);
}
errors++;
}
if(data138.title === undefined){
const err305 = {instancePath:instancePath+"/dashboard/blocks/" + i13,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.required,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items,data:data138};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
if(data138.value === undefined){
const err306 = {instancePath:instancePath+"/dashboard/blocks/" + i13,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.required,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items,data:data138};
if(vErrors === null){
vErrors = [err306];
}
else {
vErrors.push(err306);
}
errors++;
}
for(const key26 in data138){
if(!((((((((key26 === "id") || (key26 === "block")) || (key26 === "title")) || (key26 === "props")) || (key26 === "value")) || (key26 === "span")) || (key26 === "link")) || (key26 === "requires"))){
const err307 = {instancePath:instancePath+"/dashboard/blocks/" + i13,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key26},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items,data:data138};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
}
if(data138.id !== undefined){
let data139 = data138.id;
if(typeof data139 === "string"){
if(!pattern7.test(data139)){
const err308 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/id",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.id,data:data139};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
}
else {
const err309 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/id",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.id.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.id,data:data139};
if(vErrors === null){
vErrors = [err309];
}
else {
vErrors.push(err309);
}
errors++;
}
}
if(data138.block !== undefined){
let data140 = data138.block;
if(typeof data140 === "string"){
if(!pattern15.test(data140)){
const err310 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/block",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/block/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.block,data:data140};
if(vErrors === null){
vErrors = [err310];
}
else {
vErrors.push(err310);
}
errors++;
}
}
else {
const err311 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/block",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/block/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.block.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.block,data:data140};
if(vErrors === null){
vErrors = [err311];
}
else {
vErrors.push(err311);
}
errors++;
}
}
if(data138.title !== undefined){
let data141 = data138.title;
if(typeof data141 === "string"){
if(data141.length > 500){
const err312 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/title",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.title,data:data141};
if(vErrors === null){
vErrors = [err312];
}
else {
vErrors.push(err312);
}
errors++;
}
if(data141.length < 1){
const err313 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/title",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.title,data:data141};
if(vErrors === null){
vErrors = [err313];
}
else {
vErrors.push(err313);
}
errors++;
}
}
else {
const err314 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/title",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.title.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.title,data:data141};
if(vErrors === null){
vErrors = [err314];
}
else {
vErrors.push(err314);
}
errors++;
}
}
if(data138.props !== undefined){
let data142 = data138.props;
if(!(data142 && typeof data142 == "object" && !Array.isArray(data142))){
const err315 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/props",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.props.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.props,data:data142};
if(vErrors === null){
vErrors = [err315];
}
else {
vErrors.push(err315);
}
errors++;
}
}
if(data138.value !== undefined){
let data143 = data138.value;
if(data143 && typeof data143 == "object" && !Array.isArray(data143)){
if(data143.$expr === undefined){
const err316 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/value",schemaPath:"#/$defs/Expression/required",keyword:"required",params:{missingProperty: "$expr"},message:"must have required property '"+"$expr"+"'",schema:schema20.required,parentSchema:schema20,data:data143};
if(vErrors === null){
vErrors = [err316];
}
else {
vErrors.push(err316);
}
errors++;
}
for(const key27 in data143){
if(!(key27 === "$expr")){
const err317 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/value",schemaPath:"#/$defs/Expression/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key27},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data:data143};
if(vErrors === null){
vErrors = [err317];
}
else {
vErrors.push(err317);
}
errors++;
}
}
if(data143.$expr !== undefined){
let data144 = data143.$expr;
if(typeof data144 === "string"){
if(data144.length > 2000){
const err318 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/value/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema20.properties.$expr,data:data144};
if(vErrors === null){
vErrors = [err318];
}
else {
vErrors.push(err318);
}
errors++;
}
if(data144.length < 1){
const err319 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/value/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.$expr,data:data144};
if(vErrors === null){
vErrors = [err319];
}
else {
vErrors.push(err319);
}
errors++;
}
}
else {
const err320 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/value/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.$expr.type,parentSchema:schema20.properties.$expr,data:data144};
if(vErrors === null){
vErrors = [err320];
}
else {
vErrors.push(err320);
}
errors++;
}
}
}
else {
const err321 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/value",schemaPath:"#/$defs/Expression/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data:data143};
if(vErrors === null){
vErrors = [err321];
}
else {
vErrors.push(err321);
}
errors++;
}
}
if(data138.span !== undefined){
let data145 = data138.span;
if(!(((typeof data145 == "number") && (!(data145 % 1) && !isNaN(data145))) && (isFinite(data145)))){
const err322 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/span",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/span/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.span.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.span,data:data145};
if(vErrors === null){
vErrors = [err322];
}
else {
vErrors.push(err322);
}
errors++;
}
if((typeof data145 == "number") && (isFinite(data145))){
if(data145 > 24 || isNaN(data145)){
const err323 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/span",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24},message:"must be <= 24",schema:24,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.span,data:data145};
if(vErrors === null){
vErrors = [err323];
}
else {
vErrors.push(err323);
}
errors++;
}
if(data145 < 4 || isNaN(data145)){
const err324 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/span",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 4},message:"must be >= 4",schema:4,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.span,data:data145};
if(vErrors === null){
vErrors = [err324];
}
else {
vErrors.push(err324);
}
errors++;
}
}
}
if(data138.link !== undefined){
let data146 = data138.link;
if(data146 && typeof data146 == "object" && !Array.isArray(data146)){
if(data146.page === undefined){
const err325 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/link",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/link/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.link.required,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.link,data:data146};
if(vErrors === null){
vErrors = [err325];
}
else {
vErrors.push(err325);
}
errors++;
}
for(const key28 in data146){
if(!((key28 === "page") || (key28 === "query"))){
const err326 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/link",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/link/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key28},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.link,data:data146};
if(vErrors === null){
vErrors = [err326];
}
else {
vErrors.push(err326);
}
errors++;
}
}
if(data146.page !== undefined){
let data147 = data146.page;
if(typeof data147 === "string"){
if(data147.length > 120){
const err327 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/link/page",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/link/properties/page/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.link.properties.page,data:data147};
if(vErrors === null){
vErrors = [err327];
}
else {
vErrors.push(err327);
}
errors++;
}
if(!pattern0.test(data147)){
const err328 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/link/page",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/link/properties/page/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.link.properties.page,data:data147};
if(vErrors === null){
vErrors = [err328];
}
else {
vErrors.push(err328);
}
errors++;
}
}
else {
const err329 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/link/page",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/link/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.link.properties.page.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.link.properties.page,data:data147};
if(vErrors === null){
vErrors = [err329];
}
else {
vErrors.push(err329);
}
errors++;
}
}
if(data146.query !== undefined){
let data148 = data146.query;
if(!(data148 && typeof data148 == "object" && !Array.isArray(data148))){
const err330 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/link/query",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/link/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.link.properties.query.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.link.properties.query,data:data148};
if(vErrors === null){
vErrors = [err330];
}
else {
vErrors.push(err330);
}
errors++;
}
}
}
else {
const err331 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/link",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/link/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.link.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.link,data:data146};
if(vErrors === null){
vErrors = [err331];
}
else {
vErrors.push(err331);
}
errors++;
}
}
if(data138.requires !== undefined){
let data149 = data138.requires;
if(typeof data149 === "string"){
if(!pattern6.test(data149)){
const err332 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/requires",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.requires,data:data149};
if(vErrors === null){
vErrors = [err332];
}
else {
vErrors.push(err332);
}
errors++;
}
}
else {
const err333 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/requires",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.requires.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.requires,data:data149};
if(vErrors === null){
vErrors = [err333];
}
else {
vErrors.push(err333);
}
errors++;
}
}
}
else {
const err334 = {instancePath:instancePath+"/dashboard/blocks/" + i13,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items,data:data138};
if(vErrors === null){
vErrors = [err334];
}
else {
vErrors.push(err334);
}
errors++;
}
}
}
else {
const err335 = {instancePath:instancePath+"/dashboard/blocks",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks,data:data137};
if(vErrors === null){
vErrors = [err335];
}
else {
vErrors.push(err335);
}
errors++;
}
}
if(data136.empty !== undefined){
let data150 = data136.empty;
if(typeof data150 === "string"){
if(data150.length > 500){
const err336 = {instancePath:instancePath+"/dashboard/empty",schemaPath:"#/oneOf/2/properties/dashboard/properties/empty/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[2].properties.dashboard.properties.empty,data:data150};
if(vErrors === null){
vErrors = [err336];
}
else {
vErrors.push(err336);
}
errors++;
}
if(data150.length < 1){
const err337 = {instancePath:instancePath+"/dashboard/empty",schemaPath:"#/oneOf/2/properties/dashboard/properties/empty/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[2].properties.dashboard.properties.empty,data:data150};
if(vErrors === null){
vErrors = [err337];
}
else {
vErrors.push(err337);
}
errors++;
}
}
else {
const err338 = {instancePath:instancePath+"/dashboard/empty",schemaPath:"#/oneOf/2/properties/dashboard/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.empty.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.empty,data:data150};
if(vErrors === null){
vErrors = [err338];
}
else {
vErrors.push(err338);
}
errors++;
}
}
}
else {
const err339 = {instancePath:instancePath+"/dashboard",schemaPath:"#/oneOf/2/properties/dashboard/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[2].properties.dashboard.type,parentSchema:schema11.oneOf[2].properties.dashboard,data:data136};
if(vErrors === null){
vErrors = [err339];
}
else {
vErrors.push(err339);
}
errors++;
}
}
}
else {
const err340 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[2].type,parentSchema:schema11.oneOf[2],data};
if(vErrors === null){
vErrors = [err340];
}
else {
vErrors.push(err340);
}
errors++;
}
}
else if(tag0 === "form"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
const err341 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'",schema:schema11.oneOf[3].required,parentSchema:schema11.oneOf[3],data};
if(vErrors === null){
vErrors = [err341];
}
else {
vErrors.push(err341);
}
errors++;
}
if(data.id === undefined){
const err342 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[3].required,parentSchema:schema11.oneOf[3],data};
if(vErrors === null){
vErrors = [err342];
}
else {
vErrors.push(err342);
}
errors++;
}
if(data.title === undefined){
const err343 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[3].required,parentSchema:schema11.oneOf[3],data};
if(vErrors === null){
vErrors = [err343];
}
else {
vErrors.push(err343);
}
errors++;
}
if(data.kind === undefined){
const err344 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema11.oneOf[3].required,parentSchema:schema11.oneOf[3],data};
if(vErrors === null){
vErrors = [err344];
}
else {
vErrors.push(err344);
}
errors++;
}
if(data.form === undefined){
const err345 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "form"},message:"must have required property '"+"form"+"'",schema:schema11.oneOf[3].required,parentSchema:schema11.oneOf[3],data};
if(vErrors === null){
vErrors = [err345];
}
else {
vErrors.push(err345);
}
errors++;
}
for(const key29 in data){
if(!(func2.call(schema11.oneOf[3].properties, key29))){
const err346 = {instancePath,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key29},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[3],data};
if(vErrors === null){
vErrors = [err346];
}
else {
vErrors.push(err346);
}
errors++;
}
}
if(data.$schema !== undefined){
let data151 = data.$schema;
if(typeof data151 !== "string"){
const err347 = {instancePath:instancePath+"/$schema",schemaPath:"#/oneOf/3/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[3].properties.$schema.type,parentSchema:schema11.oneOf[3].properties.$schema,data:data151};
if(vErrors === null){
vErrors = [err347];
}
else {
vErrors.push(err347);
}
errors++;
}
}
if(data.format !== undefined){
let data152 = data.format;
if(!((typeof data152 == "number") && (isFinite(data152)))){
const err348 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/3/properties/format/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema11.oneOf[3].properties.format.type,parentSchema:schema11.oneOf[3].properties.format,data:data152};
if(vErrors === null){
vErrors = [err348];
}
else {
vErrors.push(err348);
}
errors++;
}
if(1 !== data152){
const err349 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/3/properties/format/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant",schema:1,parentSchema:schema11.oneOf[3].properties.format,data:data152};
if(vErrors === null){
vErrors = [err349];
}
else {
vErrors.push(err349);
}
errors++;
}
}
if(data.id !== undefined){
let data153 = data.id;
if(typeof data153 === "string"){
if(data153.length > 120){
const err350 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/3/properties/id/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.oneOf[3].properties.id,data:data153};
if(vErrors === null){
vErrors = [err350];
}
else {
vErrors.push(err350);
}
errors++;
}
if(!pattern0.test(data153)){
const err351 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/3/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[3].properties.id,data:data153};
if(vErrors === null){
vErrors = [err351];
}
else {
vErrors.push(err351);
}
errors++;
}
}
else {
const err352 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/3/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[3].properties.id.type,parentSchema:schema11.oneOf[3].properties.id,data:data153};
if(vErrors === null){
vErrors = [err352];
}
else {
vErrors.push(err352);
}
errors++;
}
}
if(data.title !== undefined){
let data154 = data.title;
if(typeof data154 === "string"){
if(data154.length > 500){
const err353 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/3/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[3].properties.title,data:data154};
if(vErrors === null){
vErrors = [err353];
}
else {
vErrors.push(err353);
}
errors++;
}
if(data154.length < 1){
const err354 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/3/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[3].properties.title,data:data154};
if(vErrors === null){
vErrors = [err354];
}
else {
vErrors.push(err354);
}
errors++;
}
}
else {
const err355 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/3/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[3].properties.title.type,parentSchema:schema11.oneOf[3].properties.title,data:data154};
if(vErrors === null){
vErrors = [err355];
}
else {
vErrors.push(err355);
}
errors++;
}
}
if(data.params !== undefined){
if(!(validate11(data.params, {instancePath:instancePath+"/params",parentData:data,parentDataProperty:"params",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
if(!(validate13(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
let data157 = data.requires;
if(data157 && typeof data157 == "object" && !Array.isArray(data157)){
if(data157.view === undefined){
const err356 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/required",keyword:"required",params:{missingProperty: "view"},message:"must have required property '"+"view"+"'",schema:schema17.required,parentSchema:schema17,data:data157};
if(vErrors === null){
vErrors = [err356];
}
else {
vErrors.push(err356);
}
errors++;
}
for(const key30 in data157){
if(!(key30 === "view")){
const err357 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key30},message:"must NOT have additional properties",schema:false,parentSchema:schema17,data:data157};
if(vErrors === null){
vErrors = [err357];
}
else {
vErrors.push(err357);
}
errors++;
}
}
if(data157.view !== undefined){
let data158 = data157.view;
if(typeof data158 === "string"){
if(!pattern6.test(data158)){
const err358 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema17.properties.view,data:data158};
if(vErrors === null){
vErrors = [err358];
}
else {
vErrors.push(err358);
}
errors++;
}
}
else {
const err359 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.view.type,parentSchema:schema17.properties.view,data:data158};
if(vErrors === null){
vErrors = [err359];
}
else {
vErrors.push(err359);
}
errors++;
}
}
}
else {
const err360 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.type,parentSchema:schema17,data:data157};
if(vErrors === null){
vErrors = [err360];
}
else {
vErrors.push(err360);
}
errors++;
}
}
if(data.actions !== undefined){
let data159 = data.actions;
if(Array.isArray(data159)){
if(data159.length > 100){
const err361 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/3/properties/actions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema11.oneOf[3].properties.actions,data:data159};
if(vErrors === null){
vErrors = [err361];
}
else {
vErrors.push(err361);
}
errors++;
}
const len14 = data159.length;
for(let i14=0; i14<len14; i14++){
if(!(validate17(data159[i14], {instancePath:instancePath+"/actions/" + i14,parentData:data159,parentDataProperty:i14,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err362 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/3/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[3].properties.actions.type,parentSchema:schema11.oneOf[3].properties.actions,data:data159};
if(vErrors === null){
vErrors = [err362];
}
else {
vErrors.push(err362);
}
errors++;
}
}
if(data.locales !== undefined){
let data161 = data.locales;
if(data161 && typeof data161 == "object" && !Array.isArray(data161)){
for(const key31 in data161){
if(pattern22.test(key31)){
let data162 = data161[key31];
if(data162 && typeof data162 == "object" && !Array.isArray(data162)){
for(const key32 in data162){
if(pattern23.test(key32)){
let data163 = data162[key32];
if(typeof data163 !== "string"){
const err363 = {instancePath:instancePath+"/locales/" + key31.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key32.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"],data:data163};
if(vErrors === null){
vErrors = [err363];
}
else {
vErrors.push(err363);
}
errors++;
}
}
}
}
else {
const err364 = {instancePath:instancePath+"/locales/" + key31.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"],data:data162};
if(vErrors === null){
vErrors = [err364];
}
else {
vErrors.push(err364);
}
errors++;
}
}
}
}
else {
const err365 = {instancePath:instancePath+"/locales",schemaPath:"#/$defs/Translations/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data:data161};
if(vErrors === null){
vErrors = [err365];
}
else {
vErrors.push(err365);
}
errors++;
}
}
if(data.x !== undefined){
let data164 = data.x;
if(!(data164 && typeof data164 == "object" && !Array.isArray(data164))){
const err366 = {instancePath:instancePath+"/x",schemaPath:"#/oneOf/3/properties/x/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[3].properties.x.type,parentSchema:schema11.oneOf[3].properties.x,data:data164};
if(vErrors === null){
vErrors = [err366];
}
else {
vErrors.push(err366);
}
errors++;
}
}
if(data.kind !== undefined){
let data165 = data.kind;
if(typeof data165 !== "string"){
const err367 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/3/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[3].properties.kind.type,parentSchema:schema11.oneOf[3].properties.kind,data:data165};
if(vErrors === null){
vErrors = [err367];
}
else {
vErrors.push(err367);
}
errors++;
}
if("form" !== data165){
const err368 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/3/properties/kind/const",keyword:"const",params:{allowedValue: "form"},message:"must be equal to constant",schema:"form",parentSchema:schema11.oneOf[3].properties.kind,data:data165};
if(vErrors === null){
vErrors = [err368];
}
else {
vErrors.push(err368);
}
errors++;
}
}
if(data.form !== undefined){
let data166 = data.form;
if(data166 && typeof data166 == "object" && !Array.isArray(data166)){
if(data166.nodes === undefined){
const err369 = {instancePath:instancePath+"/form",schemaPath:"#/oneOf/3/properties/form/required",keyword:"required",params:{missingProperty: "nodes"},message:"must have required property '"+"nodes"+"'",schema:schema11.oneOf[3].properties.form.required,parentSchema:schema11.oneOf[3].properties.form,data:data166};
if(vErrors === null){
vErrors = [err369];
}
else {
vErrors.push(err369);
}
errors++;
}
if(data166.submit === undefined){
const err370 = {instancePath:instancePath+"/form",schemaPath:"#/oneOf/3/properties/form/required",keyword:"required",params:{missingProperty: "submit"},message:"must have required property '"+"submit"+"'",schema:schema11.oneOf[3].properties.form.required,parentSchema:schema11.oneOf[3].properties.form,data:data166};
if(vErrors === null){
vErrors = [err370];
}
else {
vErrors.push(err370);
}
errors++;
}
for(const key33 in data166){
if(!(func2.call(schema11.oneOf[3].properties.form.properties, key33))){
const err371 = {instancePath:instancePath+"/form",schemaPath:"#/oneOf/3/properties/form/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key33},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[3].properties.form,data:data166};
if(vErrors === null){
vErrors = [err371];
}
else {
vErrors.push(err371);
}
errors++;
}
}
if(data166.load !== undefined){
let data167 = data166.load;
if(typeof data167 !== "string"){
const err372 = {instancePath:instancePath+"/form/load",schemaPath:"#/oneOf/3/properties/form/properties/load/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[3].properties.form.properties.load.type,parentSchema:schema11.oneOf[3].properties.form.properties.load,data:data167};
if(vErrors === null){
vErrors = [err372];
}
else {
vErrors.push(err372);
}
errors++;
}
}
if(data166.model !== undefined){
let data168 = data166.model;
if(typeof data168 !== "string"){
const err373 = {instancePath:instancePath+"/form/model",schemaPath:"#/oneOf/3/properties/form/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[3].properties.form.properties.model.type,parentSchema:schema11.oneOf[3].properties.form.properties.model,data:data168};
if(vErrors === null){
vErrors = [err373];
}
else {
vErrors.push(err373);
}
errors++;
}
}
if(data166.layout !== undefined){
let data169 = data166.layout;
if(data169 && typeof data169 == "object" && !Array.isArray(data169)){
for(const key34 in data169){
if(!((key34 === "columns") || (key34 === "labels"))){
const err374 = {instancePath:instancePath+"/form/layout",schemaPath:"#/$defs/Layout/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key34},message:"must NOT have additional properties",schema:false,parentSchema:schema45,data:data169};
if(vErrors === null){
vErrors = [err374];
}
else {
vErrors.push(err374);
}
errors++;
}
}
if(data169.columns !== undefined){
let data170 = data169.columns;
if(!(((typeof data170 == "number") && (!(data170 % 1) && !isNaN(data170))) && (isFinite(data170)))){
const err375 = {instancePath:instancePath+"/form/layout/columns",schemaPath:"#/$defs/Layout/properties/columns/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema45.properties.columns.type,parentSchema:schema45.properties.columns,data:data170};
if(vErrors === null){
vErrors = [err375];
}
else {
vErrors.push(err375);
}
errors++;
}
if((typeof data170 == "number") && (isFinite(data170))){
if(data170 > 4 || isNaN(data170)){
const err376 = {instancePath:instancePath+"/form/layout/columns",schemaPath:"#/$defs/Layout/properties/columns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4",schema:4,parentSchema:schema45.properties.columns,data:data170};
if(vErrors === null){
vErrors = [err376];
}
else {
vErrors.push(err376);
}
errors++;
}
if(data170 < 1 || isNaN(data170)){
const err377 = {instancePath:instancePath+"/form/layout/columns",schemaPath:"#/$defs/Layout/properties/columns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema45.properties.columns,data:data170};
if(vErrors === null){
vErrors = [err377];
}
else {
vErrors.push(err377);
}
errors++;
}
}
}
if(data169.labels !== undefined){
let data171 = data169.labels;
if(typeof data171 !== "string"){
const err378 = {instancePath:instancePath+"/form/layout/labels",schemaPath:"#/$defs/Layout/properties/labels/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.labels.type,parentSchema:schema45.properties.labels,data:data171};
if(vErrors === null){
vErrors = [err378];
}
else {
vErrors.push(err378);
}
errors++;
}
if(!((data171 === "beside") || (data171 === "above"))){
const err379 = {instancePath:instancePath+"/form/layout/labels",schemaPath:"#/$defs/Layout/properties/labels/enum",keyword:"enum",params:{allowedValues: schema45.properties.labels.enum},message:"must be equal to one of the allowed values",schema:schema45.properties.labels.enum,parentSchema:schema45.properties.labels,data:data171};
if(vErrors === null){
vErrors = [err379];
}
else {
vErrors.push(err379);
}
errors++;
}
}
}
else {
const err380 = {instancePath:instancePath+"/form/layout",schemaPath:"#/$defs/Layout/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema45.type,parentSchema:schema45,data:data169};
if(vErrors === null){
vErrors = [err380];
}
else {
vErrors.push(err380);
}
errors++;
}
}
if(data166.nodes !== undefined){
let data172 = data166.nodes;
if(Array.isArray(data172)){
if(data172.length > 1000){
const err381 = {instancePath:instancePath+"/form/nodes",schemaPath:"#/oneOf/3/properties/form/properties/nodes/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema11.oneOf[3].properties.form.properties.nodes,data:data172};
if(vErrors === null){
vErrors = [err381];
}
else {
vErrors.push(err381);
}
errors++;
}
if(data172.length < 1){
const err382 = {instancePath:instancePath+"/form/nodes",schemaPath:"#/oneOf/3/properties/form/properties/nodes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[3].properties.form.properties.nodes,data:data172};
if(vErrors === null){
vErrors = [err382];
}
else {
vErrors.push(err382);
}
errors++;
}
const len15 = data172.length;
for(let i15=0; i15<len15; i15++){
if(!(validate53(data172[i15], {instancePath:instancePath+"/form/nodes/" + i15,parentData:data172,parentDataProperty:i15,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err383 = {instancePath:instancePath+"/form/nodes",schemaPath:"#/oneOf/3/properties/form/properties/nodes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[3].properties.form.properties.nodes.type,parentSchema:schema11.oneOf[3].properties.form.properties.nodes,data:data172};
if(vErrors === null){
vErrors = [err383];
}
else {
vErrors.push(err383);
}
errors++;
}
}
if(data166.rules !== undefined){
let data174 = data166.rules;
if(Array.isArray(data174)){
if(data174.length > 50){
const err384 = {instancePath:instancePath+"/form/rules",schemaPath:"#/oneOf/3/properties/form/properties/rules/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema11.oneOf[3].properties.form.properties.rules,data:data174};
if(vErrors === null){
vErrors = [err384];
}
else {
vErrors.push(err384);
}
errors++;
}
const len16 = data174.length;
for(let i16=0; i16<len16; i16++){
if(!(validate79(data174[i16], {instancePath:instancePath+"/form/rules/" + i16,parentData:data174,parentDataProperty:i16,rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
}
else {
const err385 = {instancePath:instancePath+"/form/rules",schemaPath:"#/oneOf/3/properties/form/properties/rules/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[3].properties.form.properties.rules.type,parentSchema:schema11.oneOf[3].properties.form.properties.rules,data:data174};
if(vErrors === null){
vErrors = [err385];
}
else {
vErrors.push(err385);
}
errors++;
}
}
if(data166.submit !== undefined){
if(!(validate82(data166.submit, {instancePath:instancePath+"/form/submit",parentData:data166,parentDataProperty:"submit",rootData}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data166.actions !== undefined){
let data177 = data166.actions;
if(Array.isArray(data177)){
const len17 = data177.length;
for(let i17=0; i17<len17; i17++){
let data178 = data177[i17];
if(typeof data178 === "string"){
if(!pattern7.test(data178)){
const err386 = {instancePath:instancePath+"/form/actions/" + i17,schemaPath:"#/$defs/Actions2/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema39.items,data:data178};
if(vErrors === null){
vErrors = [err386];
}
else {
vErrors.push(err386);
}
errors++;
}
}
else {
const err387 = {instancePath:instancePath+"/form/actions/" + i17,schemaPath:"#/$defs/Actions2/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.items.type,parentSchema:schema39.items,data:data178};
if(vErrors === null){
vErrors = [err387];
}
else {
vErrors.push(err387);
}
errors++;
}
}
}
else {
const err388 = {instancePath:instancePath+"/form/actions",schemaPath:"#/$defs/Actions2/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.type,parentSchema:schema39,data:data177};
if(vErrors === null){
vErrors = [err388];
}
else {
vErrors.push(err388);
}
errors++;
}
}
if(data166.draft !== undefined){
let data179 = data166.draft;
if(data179 && typeof data179 == "object" && !Array.isArray(data179)){
for(const key35 in data179){
if(!(key35 === "autosave")){
const err389 = {instancePath:instancePath+"/form/draft",schemaPath:"#/oneOf/3/properties/form/properties/draft/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key35},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[3].properties.form.properties.draft,data:data179};
if(vErrors === null){
vErrors = [err389];
}
else {
vErrors.push(err389);
}
errors++;
}
}
if(data179.autosave !== undefined){
let data180 = data179.autosave;
if(typeof data180 !== "boolean"){
const err390 = {instancePath:instancePath+"/form/draft/autosave",schemaPath:"#/oneOf/3/properties/form/properties/draft/properties/autosave/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.oneOf[3].properties.form.properties.draft.properties.autosave.type,parentSchema:schema11.oneOf[3].properties.form.properties.draft.properties.autosave,data:data180};
if(vErrors === null){
vErrors = [err390];
}
else {
vErrors.push(err390);
}
errors++;
}
}
}
else {
const err391 = {instancePath:instancePath+"/form/draft",schemaPath:"#/oneOf/3/properties/form/properties/draft/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[3].properties.form.properties.draft.type,parentSchema:schema11.oneOf[3].properties.form.properties.draft,data:data179};
if(vErrors === null){
vErrors = [err391];
}
else {
vErrors.push(err391);
}
errors++;
}
}
if(data166.conflict !== undefined){
let data181 = data166.conflict;
if(data181 && typeof data181 == "object" && !Array.isArray(data181)){
if(data181.versionField === undefined){
const err392 = {instancePath:instancePath+"/form/conflict",schemaPath:"#/oneOf/3/properties/form/properties/conflict/required",keyword:"required",params:{missingProperty: "versionField"},message:"must have required property '"+"versionField"+"'",schema:schema11.oneOf[3].properties.form.properties.conflict.required,parentSchema:schema11.oneOf[3].properties.form.properties.conflict,data:data181};
if(vErrors === null){
vErrors = [err392];
}
else {
vErrors.push(err392);
}
errors++;
}
for(const key36 in data181){
if(!(key36 === "versionField")){
const err393 = {instancePath:instancePath+"/form/conflict",schemaPath:"#/oneOf/3/properties/form/properties/conflict/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key36},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[3].properties.form.properties.conflict,data:data181};
if(vErrors === null){
vErrors = [err393];
}
else {
vErrors.push(err393);
}
errors++;
}
}
if(data181.versionField !== undefined){
let data182 = data181.versionField;
if(typeof data182 === "string"){
if(!pattern10.test(data182)){
const err394 = {instancePath:instancePath+"/form/conflict/versionField",schemaPath:"#/oneOf/3/properties/form/properties/conflict/properties/versionField/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema11.oneOf[3].properties.form.properties.conflict.properties.versionField,data:data182};
if(vErrors === null){
vErrors = [err394];
}
else {
vErrors.push(err394);
}
errors++;
}
}
else {
const err395 = {instancePath:instancePath+"/form/conflict/versionField",schemaPath:"#/oneOf/3/properties/form/properties/conflict/properties/versionField/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[3].properties.form.properties.conflict.properties.versionField.type,parentSchema:schema11.oneOf[3].properties.form.properties.conflict.properties.versionField,data:data182};
if(vErrors === null){
vErrors = [err395];
}
else {
vErrors.push(err395);
}
errors++;
}
}
}
else {
const err396 = {instancePath:instancePath+"/form/conflict",schemaPath:"#/oneOf/3/properties/form/properties/conflict/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[3].properties.form.properties.conflict.type,parentSchema:schema11.oneOf[3].properties.form.properties.conflict,data:data181};
if(vErrors === null){
vErrors = [err396];
}
else {
vErrors.push(err396);
}
errors++;
}
}
}
else {
const err397 = {instancePath:instancePath+"/form",schemaPath:"#/oneOf/3/properties/form/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[3].properties.form.type,parentSchema:schema11.oneOf[3].properties.form,data:data166};
if(vErrors === null){
vErrors = [err397];
}
else {
vErrors.push(err397);
}
errors++;
}
}
}
else {
const err398 = {instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[3].type,parentSchema:schema11.oneOf[3],data};
if(vErrors === null){
vErrors = [err398];
}
else {
vErrors.push(err398);
}
errors++;
}
}
else if(tag0 === "wizard"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
const err399 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'",schema:schema11.oneOf[4].required,parentSchema:schema11.oneOf[4],data};
if(vErrors === null){
vErrors = [err399];
}
else {
vErrors.push(err399);
}
errors++;
}
if(data.id === undefined){
const err400 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[4].required,parentSchema:schema11.oneOf[4],data};
if(vErrors === null){
vErrors = [err400];
}
else {
vErrors.push(err400);
}
errors++;
}
if(data.title === undefined){
const err401 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[4].required,parentSchema:schema11.oneOf[4],data};
if(vErrors === null){
vErrors = [err401];
}
else {
vErrors.push(err401);
}
errors++;
}
if(data.kind === undefined){
const err402 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema11.oneOf[4].required,parentSchema:schema11.oneOf[4],data};
if(vErrors === null){
vErrors = [err402];
}
else {
vErrors.push(err402);
}
errors++;
}
if(data.wizard === undefined){
const err403 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "wizard"},message:"must have required property '"+"wizard"+"'",schema:schema11.oneOf[4].required,parentSchema:schema11.oneOf[4],data};
if(vErrors === null){
vErrors = [err403];
}
else {
vErrors.push(err403);
}
errors++;
}
for(const key37 in data){
if(!(func2.call(schema11.oneOf[4].properties, key37))){
const err404 = {instancePath,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key37},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[4],data};
if(vErrors === null){
vErrors = [err404];
}
else {
vErrors.push(err404);
}
errors++;
}
}
if(data.$schema !== undefined){
let data183 = data.$schema;
if(typeof data183 !== "string"){
const err405 = {instancePath:instancePath+"/$schema",schemaPath:"#/oneOf/4/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.$schema.type,parentSchema:schema11.oneOf[4].properties.$schema,data:data183};
if(vErrors === null){
vErrors = [err405];
}
else {
vErrors.push(err405);
}
errors++;
}
}
if(data.format !== undefined){
let data184 = data.format;
if(!((typeof data184 == "number") && (isFinite(data184)))){
const err406 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/4/properties/format/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema11.oneOf[4].properties.format.type,parentSchema:schema11.oneOf[4].properties.format,data:data184};
if(vErrors === null){
vErrors = [err406];
}
else {
vErrors.push(err406);
}
errors++;
}
if(1 !== data184){
const err407 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/4/properties/format/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant",schema:1,parentSchema:schema11.oneOf[4].properties.format,data:data184};
if(vErrors === null){
vErrors = [err407];
}
else {
vErrors.push(err407);
}
errors++;
}
}
if(data.id !== undefined){
let data185 = data.id;
if(typeof data185 === "string"){
if(data185.length > 120){
const err408 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/4/properties/id/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.oneOf[4].properties.id,data:data185};
if(vErrors === null){
vErrors = [err408];
}
else {
vErrors.push(err408);
}
errors++;
}
if(!pattern0.test(data185)){
const err409 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/4/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[4].properties.id,data:data185};
if(vErrors === null){
vErrors = [err409];
}
else {
vErrors.push(err409);
}
errors++;
}
}
else {
const err410 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/4/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.id.type,parentSchema:schema11.oneOf[4].properties.id,data:data185};
if(vErrors === null){
vErrors = [err410];
}
else {
vErrors.push(err410);
}
errors++;
}
}
if(data.title !== undefined){
let data186 = data.title;
if(typeof data186 === "string"){
if(data186.length > 500){
const err411 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/4/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[4].properties.title,data:data186};
if(vErrors === null){
vErrors = [err411];
}
else {
vErrors.push(err411);
}
errors++;
}
if(data186.length < 1){
const err412 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/4/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[4].properties.title,data:data186};
if(vErrors === null){
vErrors = [err412];
}
else {
vErrors.push(err412);
}
errors++;
}
}
else {
const err413 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/4/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.title.type,parentSchema:schema11.oneOf[4].properties.title,data:data186};
if(vErrors === null){
vErrors = [err413];
}
else {
vErrors.push(err413);
}
errors++;
}
}
if(data.params !== undefined){
if(!(validate11(data.params, {instancePath:instancePath+"/params",parentData:data,parentDataProperty:"params",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
if(!(validate13(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
let data189 = data.requires;
if(data189 && typeof data189 == "object" && !Array.isArray(data189)){
if(data189.view === undefined){
const err414 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/required",keyword:"required",params:{missingProperty: "view"},message:"must have required property '"+"view"+"'",schema:schema17.required,parentSchema:schema17,data:data189};
if(vErrors === null){
vErrors = [err414];
}
else {
vErrors.push(err414);
}
errors++;
}
for(const key38 in data189){
if(!(key38 === "view")){
const err415 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key38},message:"must NOT have additional properties",schema:false,parentSchema:schema17,data:data189};
if(vErrors === null){
vErrors = [err415];
}
else {
vErrors.push(err415);
}
errors++;
}
}
if(data189.view !== undefined){
let data190 = data189.view;
if(typeof data190 === "string"){
if(!pattern6.test(data190)){
const err416 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema17.properties.view,data:data190};
if(vErrors === null){
vErrors = [err416];
}
else {
vErrors.push(err416);
}
errors++;
}
}
else {
const err417 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.view.type,parentSchema:schema17.properties.view,data:data190};
if(vErrors === null){
vErrors = [err417];
}
else {
vErrors.push(err417);
}
errors++;
}
}
}
else {
const err418 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.type,parentSchema:schema17,data:data189};
if(vErrors === null){
vErrors = [err418];
}
else {
vErrors.push(err418);
}
errors++;
}
}
if(data.actions !== undefined){
let data191 = data.actions;
if(Array.isArray(data191)){
if(data191.length > 100){
const err419 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/4/properties/actions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema11.oneOf[4].properties.actions,data:data191};
if(vErrors === null){
vErrors = [err419];
}
else {
vErrors.push(err419);
}
errors++;
}
const len18 = data191.length;
for(let i18=0; i18<len18; i18++){
if(!(validate17(data191[i18], {instancePath:instancePath+"/actions/" + i18,parentData:data191,parentDataProperty:i18,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err420 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/4/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[4].properties.actions.type,parentSchema:schema11.oneOf[4].properties.actions,data:data191};
if(vErrors === null){
vErrors = [err420];
}
else {
vErrors.push(err420);
}
errors++;
}
}
if(data.locales !== undefined){
let data193 = data.locales;
if(data193 && typeof data193 == "object" && !Array.isArray(data193)){
for(const key39 in data193){
if(pattern22.test(key39)){
let data194 = data193[key39];
if(data194 && typeof data194 == "object" && !Array.isArray(data194)){
for(const key40 in data194){
if(pattern23.test(key40)){
let data195 = data194[key40];
if(typeof data195 !== "string"){
const err421 = {instancePath:instancePath+"/locales/" + key39.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key40.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"],data:data195};
if(vErrors === null){
vErrors = [err421];
}
else {
vErrors.push(err421);
}
errors++;
}
}
}
}
else {
const err422 = {instancePath:instancePath+"/locales/" + key39.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"],data:data194};
if(vErrors === null){
vErrors = [err422];
}
else {
vErrors.push(err422);
}
errors++;
}
}
}
}
else {
const err423 = {instancePath:instancePath+"/locales",schemaPath:"#/$defs/Translations/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data:data193};
if(vErrors === null){
vErrors = [err423];
}
else {
vErrors.push(err423);
}
errors++;
}
}
if(data.x !== undefined){
let data196 = data.x;
if(!(data196 && typeof data196 == "object" && !Array.isArray(data196))){
const err424 = {instancePath:instancePath+"/x",schemaPath:"#/oneOf/4/properties/x/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[4].properties.x.type,parentSchema:schema11.oneOf[4].properties.x,data:data196};
if(vErrors === null){
vErrors = [err424];
}
else {
vErrors.push(err424);
}
errors++;
}
}
if(data.kind !== undefined){
let data197 = data.kind;
if(typeof data197 !== "string"){
const err425 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/4/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.kind.type,parentSchema:schema11.oneOf[4].properties.kind,data:data197};
if(vErrors === null){
vErrors = [err425];
}
else {
vErrors.push(err425);
}
errors++;
}
if("wizard" !== data197){
const err426 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/4/properties/kind/const",keyword:"const",params:{allowedValue: "wizard"},message:"must be equal to constant",schema:"wizard",parentSchema:schema11.oneOf[4].properties.kind,data:data197};
if(vErrors === null){
vErrors = [err426];
}
else {
vErrors.push(err426);
}
errors++;
}
}
if(data.wizard !== undefined){
let data198 = data.wizard;
if(data198 && typeof data198 == "object" && !Array.isArray(data198)){
if(data198.steps === undefined){
const err427 = {instancePath:instancePath+"/wizard",schemaPath:"#/oneOf/4/properties/wizard/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'",schema:schema11.oneOf[4].properties.wizard.required,parentSchema:schema11.oneOf[4].properties.wizard,data:data198};
if(vErrors === null){
vErrors = [err427];
}
else {
vErrors.push(err427);
}
errors++;
}
if(data198.submit === undefined){
const err428 = {instancePath:instancePath+"/wizard",schemaPath:"#/oneOf/4/properties/wizard/required",keyword:"required",params:{missingProperty: "submit"},message:"must have required property '"+"submit"+"'",schema:schema11.oneOf[4].properties.wizard.required,parentSchema:schema11.oneOf[4].properties.wizard,data:data198};
if(vErrors === null){
vErrors = [err428];
}
else {
vErrors.push(err428);
}
errors++;
}
for(const key41 in data198){
if(!(((((((key41 === "load") || (key41 === "model")) || (key41 === "layout")) || (key41 === "steps")) || (key41 === "review")) || (key41 === "draft")) || (key41 === "submit"))){
const err429 = {instancePath:instancePath+"/wizard",schemaPath:"#/oneOf/4/properties/wizard/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key41},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[4].properties.wizard,data:data198};
if(vErrors === null){
vErrors = [err429];
}
else {
vErrors.push(err429);
}
errors++;
}
}
if(data198.load !== undefined){
let data199 = data198.load;
if(typeof data199 !== "string"){
const err430 = {instancePath:instancePath+"/wizard/load",schemaPath:"#/oneOf/4/properties/wizard/properties/load/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.wizard.properties.load.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.load,data:data199};
if(vErrors === null){
vErrors = [err430];
}
else {
vErrors.push(err430);
}
errors++;
}
}
if(data198.model !== undefined){
let data200 = data198.model;
if(typeof data200 !== "string"){
const err431 = {instancePath:instancePath+"/wizard/model",schemaPath:"#/oneOf/4/properties/wizard/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.wizard.properties.model.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.model,data:data200};
if(vErrors === null){
vErrors = [err431];
}
else {
vErrors.push(err431);
}
errors++;
}
}
if(data198.layout !== undefined){
let data201 = data198.layout;
if(data201 && typeof data201 == "object" && !Array.isArray(data201)){
for(const key42 in data201){
if(!((key42 === "columns") || (key42 === "labels"))){
const err432 = {instancePath:instancePath+"/wizard/layout",schemaPath:"#/$defs/Layout/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key42},message:"must NOT have additional properties",schema:false,parentSchema:schema45,data:data201};
if(vErrors === null){
vErrors = [err432];
}
else {
vErrors.push(err432);
}
errors++;
}
}
if(data201.columns !== undefined){
let data202 = data201.columns;
if(!(((typeof data202 == "number") && (!(data202 % 1) && !isNaN(data202))) && (isFinite(data202)))){
const err433 = {instancePath:instancePath+"/wizard/layout/columns",schemaPath:"#/$defs/Layout/properties/columns/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema45.properties.columns.type,parentSchema:schema45.properties.columns,data:data202};
if(vErrors === null){
vErrors = [err433];
}
else {
vErrors.push(err433);
}
errors++;
}
if((typeof data202 == "number") && (isFinite(data202))){
if(data202 > 4 || isNaN(data202)){
const err434 = {instancePath:instancePath+"/wizard/layout/columns",schemaPath:"#/$defs/Layout/properties/columns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4",schema:4,parentSchema:schema45.properties.columns,data:data202};
if(vErrors === null){
vErrors = [err434];
}
else {
vErrors.push(err434);
}
errors++;
}
if(data202 < 1 || isNaN(data202)){
const err435 = {instancePath:instancePath+"/wizard/layout/columns",schemaPath:"#/$defs/Layout/properties/columns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema45.properties.columns,data:data202};
if(vErrors === null){
vErrors = [err435];
}
else {
vErrors.push(err435);
}
errors++;
}
}
}
if(data201.labels !== undefined){
let data203 = data201.labels;
if(typeof data203 !== "string"){
const err436 = {instancePath:instancePath+"/wizard/layout/labels",schemaPath:"#/$defs/Layout/properties/labels/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.labels.type,parentSchema:schema45.properties.labels,data:data203};
if(vErrors === null){
vErrors = [err436];
}
else {
vErrors.push(err436);
}
errors++;
}
if(!((data203 === "beside") || (data203 === "above"))){
const err437 = {instancePath:instancePath+"/wizard/layout/labels",schemaPath:"#/$defs/Layout/properties/labels/enum",keyword:"enum",params:{allowedValues: schema45.properties.labels.enum},message:"must be equal to one of the allowed values",schema:schema45.properties.labels.enum,parentSchema:schema45.properties.labels,data:data203};
if(vErrors === null){
vErrors = [err437];
}
else {
vErrors.push(err437);
}
errors++;
}
}
}
else {
const err438 = {instancePath:instancePath+"/wizard/layout",schemaPath:"#/$defs/Layout/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema45.type,parentSchema:schema45,data:data201};
if(vErrors === null){
vErrors = [err438];
}
else {
vErrors.push(err438);
}
errors++;
}
}
if(data198.steps !== undefined){
let data204 = data198.steps;
if(Array.isArray(data204)){
if(data204.length > 20){
const err439 = {instancePath:instancePath+"/wizard/steps",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps,data:data204};
if(vErrors === null){
vErrors = [err439];
}
else {
vErrors.push(err439);
}
errors++;
}
if(data204.length < 1){
const err440 = {instancePath:instancePath+"/wizard/steps",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps,data:data204};
if(vErrors === null){
vErrors = [err440];
}
else {
vErrors.push(err440);
}
errors++;
}
const len19 = data204.length;
for(let i19=0; i19<len19; i19++){
let data205 = data204[i19];
if(data205 && typeof data205 == "object" && !Array.isArray(data205)){
if(data205.id === undefined){
const err441 = {instancePath:instancePath+"/wizard/steps/" + i19,schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[4].properties.wizard.properties.steps.items.required,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items,data:data205};
if(vErrors === null){
vErrors = [err441];
}
else {
vErrors.push(err441);
}
errors++;
}
if(data205.title === undefined){
const err442 = {instancePath:instancePath+"/wizard/steps/" + i19,schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[4].properties.wizard.properties.steps.items.required,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items,data:data205};
if(vErrors === null){
vErrors = [err442];
}
else {
vErrors.push(err442);
}
errors++;
}
if(data205.nodes === undefined){
const err443 = {instancePath:instancePath+"/wizard/steps/" + i19,schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/required",keyword:"required",params:{missingProperty: "nodes"},message:"must have required property '"+"nodes"+"'",schema:schema11.oneOf[4].properties.wizard.properties.steps.items.required,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items,data:data205};
if(vErrors === null){
vErrors = [err443];
}
else {
vErrors.push(err443);
}
errors++;
}
for(const key43 in data205){
if(!((((((key43 === "id") || (key43 === "title")) || (key43 === "help")) || (key43 === "when")) || (key43 === "nodes")) || (key43 === "rules"))){
const err444 = {instancePath:instancePath+"/wizard/steps/" + i19,schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key43},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items,data:data205};
if(vErrors === null){
vErrors = [err444];
}
else {
vErrors.push(err444);
}
errors++;
}
}
if(data205.id !== undefined){
let data206 = data205.id;
if(typeof data206 === "string"){
if(!pattern7.test(data206)){
const err445 = {instancePath:instancePath+"/wizard/steps/" + i19+"/id",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.id,data:data206};
if(vErrors === null){
vErrors = [err445];
}
else {
vErrors.push(err445);
}
errors++;
}
}
else {
const err446 = {instancePath:instancePath+"/wizard/steps/" + i19+"/id",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.id.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.id,data:data206};
if(vErrors === null){
vErrors = [err446];
}
else {
vErrors.push(err446);
}
errors++;
}
}
if(data205.title !== undefined){
let data207 = data205.title;
if(typeof data207 === "string"){
if(data207.length > 500){
const err447 = {instancePath:instancePath+"/wizard/steps/" + i19+"/title",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.title,data:data207};
if(vErrors === null){
vErrors = [err447];
}
else {
vErrors.push(err447);
}
errors++;
}
if(data207.length < 1){
const err448 = {instancePath:instancePath+"/wizard/steps/" + i19+"/title",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.title,data:data207};
if(vErrors === null){
vErrors = [err448];
}
else {
vErrors.push(err448);
}
errors++;
}
}
else {
const err449 = {instancePath:instancePath+"/wizard/steps/" + i19+"/title",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.title.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.title,data:data207};
if(vErrors === null){
vErrors = [err449];
}
else {
vErrors.push(err449);
}
errors++;
}
}
if(data205.help !== undefined){
let data208 = data205.help;
if(typeof data208 === "string"){
if(data208.length > 500){
const err450 = {instancePath:instancePath+"/wizard/steps/" + i19+"/help",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/help/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.help,data:data208};
if(vErrors === null){
vErrors = [err450];
}
else {
vErrors.push(err450);
}
errors++;
}
if(data208.length < 1){
const err451 = {instancePath:instancePath+"/wizard/steps/" + i19+"/help",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.help,data:data208};
if(vErrors === null){
vErrors = [err451];
}
else {
vErrors.push(err451);
}
errors++;
}
}
else {
const err452 = {instancePath:instancePath+"/wizard/steps/" + i19+"/help",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.help.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.help,data:data208};
if(vErrors === null){
vErrors = [err452];
}
else {
vErrors.push(err452);
}
errors++;
}
}
if(data205.when !== undefined){
if(!(validate18(data205.when, {instancePath:instancePath+"/wizard/steps/" + i19+"/when",parentData:data205,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data205.nodes !== undefined){
let data210 = data205.nodes;
if(Array.isArray(data210)){
if(data210.length > 1000){
const err453 = {instancePath:instancePath+"/wizard/steps/" + i19+"/nodes",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/nodes/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.nodes,data:data210};
if(vErrors === null){
vErrors = [err453];
}
else {
vErrors.push(err453);
}
errors++;
}
if(data210.length < 1){
const err454 = {instancePath:instancePath+"/wizard/steps/" + i19+"/nodes",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/nodes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.nodes,data:data210};
if(vErrors === null){
vErrors = [err454];
}
else {
vErrors.push(err454);
}
errors++;
}
const len20 = data210.length;
for(let i20=0; i20<len20; i20++){
if(!(validate53(data210[i20], {instancePath:instancePath+"/wizard/steps/" + i19+"/nodes/" + i20,parentData:data210,parentDataProperty:i20,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err455 = {instancePath:instancePath+"/wizard/steps/" + i19+"/nodes",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/nodes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.nodes.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.nodes,data:data210};
if(vErrors === null){
vErrors = [err455];
}
else {
vErrors.push(err455);
}
errors++;
}
}
if(data205.rules !== undefined){
let data212 = data205.rules;
if(Array.isArray(data212)){
if(data212.length > 50){
const err456 = {instancePath:instancePath+"/wizard/steps/" + i19+"/rules",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/rules/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.rules,data:data212};
if(vErrors === null){
vErrors = [err456];
}
else {
vErrors.push(err456);
}
errors++;
}
const len21 = data212.length;
for(let i21=0; i21<len21; i21++){
if(!(validate79(data212[i21], {instancePath:instancePath+"/wizard/steps/" + i19+"/rules/" + i21,parentData:data212,parentDataProperty:i21,rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
}
else {
const err457 = {instancePath:instancePath+"/wizard/steps/" + i19+"/rules",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/rules/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.rules.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.rules,data:data212};
if(vErrors === null){
vErrors = [err457];
}
else {
vErrors.push(err457);
}
errors++;
}
}
}
else {
const err458 = {instancePath:instancePath+"/wizard/steps/" + i19,schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[4].properties.wizard.properties.steps.items.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items,data:data205};
if(vErrors === null){
vErrors = [err458];
}
else {
vErrors.push(err458);
}
errors++;
}
}
}
else {
const err459 = {instancePath:instancePath+"/wizard/steps",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[4].properties.wizard.properties.steps.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps,data:data204};
if(vErrors === null){
vErrors = [err459];
}
else {
vErrors.push(err459);
}
errors++;
}
}
if(data198.review !== undefined){
let data214 = data198.review;
if(data214 && typeof data214 == "object" && !Array.isArray(data214)){
if(data214.title === undefined){
const err460 = {instancePath:instancePath+"/wizard/review",schemaPath:"#/oneOf/4/properties/wizard/properties/review/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[4].properties.wizard.properties.review.required,parentSchema:schema11.oneOf[4].properties.wizard.properties.review,data:data214};
if(vErrors === null){
vErrors = [err460];
}
else {
vErrors.push(err460);
}
errors++;
}
for(const key44 in data214){
if(!((key44 === "title") || (key44 === "help"))){
const err461 = {instancePath:instancePath+"/wizard/review",schemaPath:"#/oneOf/4/properties/wizard/properties/review/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key44},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[4].properties.wizard.properties.review,data:data214};
if(vErrors === null){
vErrors = [err461];
}
else {
vErrors.push(err461);
}
errors++;
}
}
if(data214.title !== undefined){
let data215 = data214.title;
if(typeof data215 === "string"){
if(data215.length > 500){
const err462 = {instancePath:instancePath+"/wizard/review/title",schemaPath:"#/oneOf/4/properties/wizard/properties/review/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[4].properties.wizard.properties.review.properties.title,data:data215};
if(vErrors === null){
vErrors = [err462];
}
else {
vErrors.push(err462);
}
errors++;
}
if(data215.length < 1){
const err463 = {instancePath:instancePath+"/wizard/review/title",schemaPath:"#/oneOf/4/properties/wizard/properties/review/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[4].properties.wizard.properties.review.properties.title,data:data215};
if(vErrors === null){
vErrors = [err463];
}
else {
vErrors.push(err463);
}
errors++;
}
}
else {
const err464 = {instancePath:instancePath+"/wizard/review/title",schemaPath:"#/oneOf/4/properties/wizard/properties/review/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.wizard.properties.review.properties.title.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.review.properties.title,data:data215};
if(vErrors === null){
vErrors = [err464];
}
else {
vErrors.push(err464);
}
errors++;
}
}
if(data214.help !== undefined){
let data216 = data214.help;
if(typeof data216 === "string"){
if(data216.length > 500){
const err465 = {instancePath:instancePath+"/wizard/review/help",schemaPath:"#/oneOf/4/properties/wizard/properties/review/properties/help/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[4].properties.wizard.properties.review.properties.help,data:data216};
if(vErrors === null){
vErrors = [err465];
}
else {
vErrors.push(err465);
}
errors++;
}
if(data216.length < 1){
const err466 = {instancePath:instancePath+"/wizard/review/help",schemaPath:"#/oneOf/4/properties/wizard/properties/review/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[4].properties.wizard.properties.review.properties.help,data:data216};
if(vErrors === null){
vErrors = [err466];
}
else {
vErrors.push(err466);
}
errors++;
}
}
else {
const err467 = {instancePath:instancePath+"/wizard/review/help",schemaPath:"#/oneOf/4/properties/wizard/properties/review/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.wizard.properties.review.properties.help.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.review.properties.help,data:data216};
if(vErrors === null){
vErrors = [err467];
}
else {
vErrors.push(err467);
}
errors++;
}
}
}
else {
const err468 = {instancePath:instancePath+"/wizard/review",schemaPath:"#/oneOf/4/properties/wizard/properties/review/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[4].properties.wizard.properties.review.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.review,data:data214};
if(vErrors === null){
vErrors = [err468];
}
else {
vErrors.push(err468);
}
errors++;
}
}
if(data198.draft !== undefined){
let data217 = data198.draft;
if(data217 && typeof data217 == "object" && !Array.isArray(data217)){
if(data217.param === undefined){
const err469 = {instancePath:instancePath+"/wizard/draft",schemaPath:"#/oneOf/4/properties/wizard/properties/draft/required",keyword:"required",params:{missingProperty: "param"},message:"must have required property '"+"param"+"'",schema:schema11.oneOf[4].properties.wizard.properties.draft.required,parentSchema:schema11.oneOf[4].properties.wizard.properties.draft,data:data217};
if(vErrors === null){
vErrors = [err469];
}
else {
vErrors.push(err469);
}
errors++;
}
for(const key45 in data217){
if(!((key45 === "param") || (key45 === "titleField"))){
const err470 = {instancePath:instancePath+"/wizard/draft",schemaPath:"#/oneOf/4/properties/wizard/properties/draft/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key45},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[4].properties.wizard.properties.draft,data:data217};
if(vErrors === null){
vErrors = [err470];
}
else {
vErrors.push(err470);
}
errors++;
}
}
if(data217.param !== undefined){
let data218 = data217.param;
if(typeof data218 !== "string"){
const err471 = {instancePath:instancePath+"/wizard/draft/param",schemaPath:"#/oneOf/4/properties/wizard/properties/draft/properties/param/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.wizard.properties.draft.properties.param.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.draft.properties.param,data:data218};
if(vErrors === null){
vErrors = [err471];
}
else {
vErrors.push(err471);
}
errors++;
}
}
if(data217.titleField !== undefined){
let data219 = data217.titleField;
if(typeof data219 === "string"){
if(!pattern10.test(data219)){
const err472 = {instancePath:instancePath+"/wizard/draft/titleField",schemaPath:"#/oneOf/4/properties/wizard/properties/draft/properties/titleField/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema11.oneOf[4].properties.wizard.properties.draft.properties.titleField,data:data219};
if(vErrors === null){
vErrors = [err472];
}
else {
vErrors.push(err472);
}
errors++;
}
}
else {
const err473 = {instancePath:instancePath+"/wizard/draft/titleField",schemaPath:"#/oneOf/4/properties/wizard/properties/draft/properties/titleField/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.wizard.properties.draft.properties.titleField.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.draft.properties.titleField,data:data219};
if(vErrors === null){
vErrors = [err473];
}
else {
vErrors.push(err473);
}
errors++;
}
}
}
else {
const err474 = {instancePath:instancePath+"/wizard/draft",schemaPath:"#/oneOf/4/properties/wizard/properties/draft/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[4].properties.wizard.properties.draft.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.draft,data:data217};
if(vErrors === null){
vErrors = [err474];
}
else {
vErrors.push(err474);
}
errors++;
}
}
if(data198.submit !== undefined){
if(!(validate82(data198.submit, {instancePath:instancePath+"/wizard/submit",parentData:data198,parentDataProperty:"submit",rootData}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
}
else {
const err475 = {instancePath:instancePath+"/wizard",schemaPath:"#/oneOf/4/properties/wizard/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[4].properties.wizard.type,parentSchema:schema11.oneOf[4].properties.wizard,data:data198};
if(vErrors === null){
vErrors = [err475];
}
else {
vErrors.push(err475);
}
errors++;
}
}
}
else {
const err476 = {instancePath,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[4].type,parentSchema:schema11.oneOf[4],data};
if(vErrors === null){
vErrors = [err476];
}
else {
vErrors.push(err476);
}
errors++;
}
}
else if(tag0 === "custom"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
const err477 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'",schema:schema11.oneOf[5].required,parentSchema:schema11.oneOf[5],data};
if(vErrors === null){
vErrors = [err477];
}
else {
vErrors.push(err477);
}
errors++;
}
if(data.id === undefined){
const err478 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[5].required,parentSchema:schema11.oneOf[5],data};
if(vErrors === null){
vErrors = [err478];
}
else {
vErrors.push(err478);
}
errors++;
}
if(data.title === undefined){
const err479 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[5].required,parentSchema:schema11.oneOf[5],data};
if(vErrors === null){
vErrors = [err479];
}
else {
vErrors.push(err479);
}
errors++;
}
if(data.kind === undefined){
const err480 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema11.oneOf[5].required,parentSchema:schema11.oneOf[5],data};
if(vErrors === null){
vErrors = [err480];
}
else {
vErrors.push(err480);
}
errors++;
}
if(data.custom === undefined){
const err481 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "custom"},message:"must have required property '"+"custom"+"'",schema:schema11.oneOf[5].required,parentSchema:schema11.oneOf[5],data};
if(vErrors === null){
vErrors = [err481];
}
else {
vErrors.push(err481);
}
errors++;
}
for(const key46 in data){
if(!(func2.call(schema11.oneOf[5].properties, key46))){
const err482 = {instancePath,schemaPath:"#/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key46},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[5],data};
if(vErrors === null){
vErrors = [err482];
}
else {
vErrors.push(err482);
}
errors++;
}
}
if(data.$schema !== undefined){
let data221 = data.$schema;
if(typeof data221 !== "string"){
const err483 = {instancePath:instancePath+"/$schema",schemaPath:"#/oneOf/5/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[5].properties.$schema.type,parentSchema:schema11.oneOf[5].properties.$schema,data:data221};
if(vErrors === null){
vErrors = [err483];
}
else {
vErrors.push(err483);
}
errors++;
}
}
if(data.format !== undefined){
let data222 = data.format;
if(!((typeof data222 == "number") && (isFinite(data222)))){
const err484 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/5/properties/format/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema11.oneOf[5].properties.format.type,parentSchema:schema11.oneOf[5].properties.format,data:data222};
if(vErrors === null){
vErrors = [err484];
}
else {
vErrors.push(err484);
}
errors++;
}
if(1 !== data222){
const err485 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/5/properties/format/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant",schema:1,parentSchema:schema11.oneOf[5].properties.format,data:data222};
if(vErrors === null){
vErrors = [err485];
}
else {
vErrors.push(err485);
}
errors++;
}
}
if(data.id !== undefined){
let data223 = data.id;
if(typeof data223 === "string"){
if(data223.length > 120){
const err486 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/5/properties/id/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.oneOf[5].properties.id,data:data223};
if(vErrors === null){
vErrors = [err486];
}
else {
vErrors.push(err486);
}
errors++;
}
if(!pattern0.test(data223)){
const err487 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/5/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[5].properties.id,data:data223};
if(vErrors === null){
vErrors = [err487];
}
else {
vErrors.push(err487);
}
errors++;
}
}
else {
const err488 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/5/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[5].properties.id.type,parentSchema:schema11.oneOf[5].properties.id,data:data223};
if(vErrors === null){
vErrors = [err488];
}
else {
vErrors.push(err488);
}
errors++;
}
}
if(data.title !== undefined){
let data224 = data.title;
if(typeof data224 === "string"){
if(data224.length > 500){
const err489 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/5/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[5].properties.title,data:data224};
if(vErrors === null){
vErrors = [err489];
}
else {
vErrors.push(err489);
}
errors++;
}
if(data224.length < 1){
const err490 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/5/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[5].properties.title,data:data224};
if(vErrors === null){
vErrors = [err490];
}
else {
vErrors.push(err490);
}
errors++;
}
}
else {
const err491 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/5/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[5].properties.title.type,parentSchema:schema11.oneOf[5].properties.title,data:data224};
if(vErrors === null){
vErrors = [err491];
}
else {
vErrors.push(err491);
}
errors++;
}
}
if(data.params !== undefined){
if(!(validate11(data.params, {instancePath:instancePath+"/params",parentData:data,parentDataProperty:"params",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
if(!(validate13(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
let data227 = data.requires;
if(data227 && typeof data227 == "object" && !Array.isArray(data227)){
if(data227.view === undefined){
const err492 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/required",keyword:"required",params:{missingProperty: "view"},message:"must have required property '"+"view"+"'",schema:schema17.required,parentSchema:schema17,data:data227};
if(vErrors === null){
vErrors = [err492];
}
else {
vErrors.push(err492);
}
errors++;
}
for(const key47 in data227){
if(!(key47 === "view")){
const err493 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key47},message:"must NOT have additional properties",schema:false,parentSchema:schema17,data:data227};
if(vErrors === null){
vErrors = [err493];
}
else {
vErrors.push(err493);
}
errors++;
}
}
if(data227.view !== undefined){
let data228 = data227.view;
if(typeof data228 === "string"){
if(!pattern6.test(data228)){
const err494 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema17.properties.view,data:data228};
if(vErrors === null){
vErrors = [err494];
}
else {
vErrors.push(err494);
}
errors++;
}
}
else {
const err495 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.view.type,parentSchema:schema17.properties.view,data:data228};
if(vErrors === null){
vErrors = [err495];
}
else {
vErrors.push(err495);
}
errors++;
}
}
}
else {
const err496 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.type,parentSchema:schema17,data:data227};
if(vErrors === null){
vErrors = [err496];
}
else {
vErrors.push(err496);
}
errors++;
}
}
if(data.actions !== undefined){
let data229 = data.actions;
if(Array.isArray(data229)){
if(data229.length > 100){
const err497 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/5/properties/actions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema11.oneOf[5].properties.actions,data:data229};
if(vErrors === null){
vErrors = [err497];
}
else {
vErrors.push(err497);
}
errors++;
}
const len22 = data229.length;
for(let i22=0; i22<len22; i22++){
if(!(validate17(data229[i22], {instancePath:instancePath+"/actions/" + i22,parentData:data229,parentDataProperty:i22,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err498 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/5/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[5].properties.actions.type,parentSchema:schema11.oneOf[5].properties.actions,data:data229};
if(vErrors === null){
vErrors = [err498];
}
else {
vErrors.push(err498);
}
errors++;
}
}
if(data.locales !== undefined){
let data231 = data.locales;
if(data231 && typeof data231 == "object" && !Array.isArray(data231)){
for(const key48 in data231){
if(pattern22.test(key48)){
let data232 = data231[key48];
if(data232 && typeof data232 == "object" && !Array.isArray(data232)){
for(const key49 in data232){
if(pattern23.test(key49)){
let data233 = data232[key49];
if(typeof data233 !== "string"){
const err499 = {instancePath:instancePath+"/locales/" + key48.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key49.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"],data:data233};
if(vErrors === null){
vErrors = [err499];
}
else {
vErrors.push(err499);
}
errors++;
}
}
}
}
else {
const err500 = {instancePath:instancePath+"/locales/" + key48.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"],data:data232};
if(vErrors === null){
vErrors = [err500];
}
else {
vErrors.push(err500);
}
errors++;
}
}
}
}
else {
const err501 = {instancePath:instancePath+"/locales",schemaPath:"#/$defs/Translations/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data:data231};
if(vErrors === null){
vErrors = [err501];
}
else {
vErrors.push(err501);
}
errors++;
}
}
if(data.x !== undefined){
let data234 = data.x;
if(!(data234 && typeof data234 == "object" && !Array.isArray(data234))){
const err502 = {instancePath:instancePath+"/x",schemaPath:"#/oneOf/5/properties/x/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[5].properties.x.type,parentSchema:schema11.oneOf[5].properties.x,data:data234};
if(vErrors === null){
vErrors = [err502];
}
else {
vErrors.push(err502);
}
errors++;
}
}
if(data.kind !== undefined){
let data235 = data.kind;
if(typeof data235 !== "string"){
const err503 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/5/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[5].properties.kind.type,parentSchema:schema11.oneOf[5].properties.kind,data:data235};
if(vErrors === null){
vErrors = [err503];
}
else {
vErrors.push(err503);
}
errors++;
}
if("custom" !== data235){
const err504 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/5/properties/kind/const",keyword:"const",params:{allowedValue: "custom"},message:"must be equal to constant",schema:"custom",parentSchema:schema11.oneOf[5].properties.kind,data:data235};
if(vErrors === null){
vErrors = [err504];
}
else {
vErrors.push(err504);
}
errors++;
}
}
if(data.custom !== undefined){
let data236 = data.custom;
if(data236 && typeof data236 == "object" && !Array.isArray(data236)){
if(data236.renderer === undefined){
const err505 = {instancePath:instancePath+"/custom",schemaPath:"#/oneOf/5/properties/custom/required",keyword:"required",params:{missingProperty: "renderer"},message:"must have required property '"+"renderer"+"'",schema:schema11.oneOf[5].properties.custom.required,parentSchema:schema11.oneOf[5].properties.custom,data:data236};
if(vErrors === null){
vErrors = [err505];
}
else {
vErrors.push(err505);
}
errors++;
}
for(const key50 in data236){
if(!((key50 === "renderer") || (key50 === "props"))){
const err506 = {instancePath:instancePath+"/custom",schemaPath:"#/oneOf/5/properties/custom/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key50},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[5].properties.custom,data:data236};
if(vErrors === null){
vErrors = [err506];
}
else {
vErrors.push(err506);
}
errors++;
}
}
if(data236.renderer !== undefined){
let data237 = data236.renderer;
if(typeof data237 === "string"){
if(!pattern15.test(data237)){
const err507 = {instancePath:instancePath+"/custom/renderer",schemaPath:"#/oneOf/5/properties/custom/properties/renderer/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema11.oneOf[5].properties.custom.properties.renderer,data:data237};
if(vErrors === null){
vErrors = [err507];
}
else {
vErrors.push(err507);
}
errors++;
}
}
else {
const err508 = {instancePath:instancePath+"/custom/renderer",schemaPath:"#/oneOf/5/properties/custom/properties/renderer/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[5].properties.custom.properties.renderer.type,parentSchema:schema11.oneOf[5].properties.custom.properties.renderer,data:data237};
if(vErrors === null){
vErrors = [err508];
}
else {
vErrors.push(err508);
}
errors++;
}
}
if(data236.props !== undefined){
let data238 = data236.props;
if(!(data238 && typeof data238 == "object" && !Array.isArray(data238))){
const err509 = {instancePath:instancePath+"/custom/props",schemaPath:"#/oneOf/5/properties/custom/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[5].properties.custom.properties.props.type,parentSchema:schema11.oneOf[5].properties.custom.properties.props,data:data238};
if(vErrors === null){
vErrors = [err509];
}
else {
vErrors.push(err509);
}
errors++;
}
}
}
else {
const err510 = {instancePath:instancePath+"/custom",schemaPath:"#/oneOf/5/properties/custom/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[5].properties.custom.type,parentSchema:schema11.oneOf[5].properties.custom,data:data236};
if(vErrors === null){
vErrors = [err510];
}
else {
vErrors.push(err510);
}
errors++;
}
}
}
else {
const err511 = {instancePath,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[5].type,parentSchema:schema11.oneOf[5],data};
if(vErrors === null){
vErrors = [err511];
}
else {
vErrors.push(err511);
}
errors++;
}
}
else if(tag0 === "report"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
const err512 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'",schema:schema11.oneOf[6].required,parentSchema:schema11.oneOf[6],data};
if(vErrors === null){
vErrors = [err512];
}
else {
vErrors.push(err512);
}
errors++;
}
if(data.id === undefined){
const err513 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[6].required,parentSchema:schema11.oneOf[6],data};
if(vErrors === null){
vErrors = [err513];
}
else {
vErrors.push(err513);
}
errors++;
}
if(data.title === undefined){
const err514 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[6].required,parentSchema:schema11.oneOf[6],data};
if(vErrors === null){
vErrors = [err514];
}
else {
vErrors.push(err514);
}
errors++;
}
if(data.kind === undefined){
const err515 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema11.oneOf[6].required,parentSchema:schema11.oneOf[6],data};
if(vErrors === null){
vErrors = [err515];
}
else {
vErrors.push(err515);
}
errors++;
}
if(data.report === undefined){
const err516 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "report"},message:"must have required property '"+"report"+"'",schema:schema11.oneOf[6].required,parentSchema:schema11.oneOf[6],data};
if(vErrors === null){
vErrors = [err516];
}
else {
vErrors.push(err516);
}
errors++;
}
for(const key51 in data){
if(!(func2.call(schema11.oneOf[6].properties, key51))){
const err517 = {instancePath,schemaPath:"#/oneOf/6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key51},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6],data};
if(vErrors === null){
vErrors = [err517];
}
else {
vErrors.push(err517);
}
errors++;
}
}
if(data.$schema !== undefined){
let data239 = data.$schema;
if(typeof data239 !== "string"){
const err518 = {instancePath:instancePath+"/$schema",schemaPath:"#/oneOf/6/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.$schema.type,parentSchema:schema11.oneOf[6].properties.$schema,data:data239};
if(vErrors === null){
vErrors = [err518];
}
else {
vErrors.push(err518);
}
errors++;
}
}
if(data.format !== undefined){
let data240 = data.format;
if(!((typeof data240 == "number") && (isFinite(data240)))){
const err519 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/6/properties/format/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema11.oneOf[6].properties.format.type,parentSchema:schema11.oneOf[6].properties.format,data:data240};
if(vErrors === null){
vErrors = [err519];
}
else {
vErrors.push(err519);
}
errors++;
}
if(1 !== data240){
const err520 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/6/properties/format/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant",schema:1,parentSchema:schema11.oneOf[6].properties.format,data:data240};
if(vErrors === null){
vErrors = [err520];
}
else {
vErrors.push(err520);
}
errors++;
}
}
if(data.id !== undefined){
let data241 = data.id;
if(typeof data241 === "string"){
if(data241.length > 120){
const err521 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/6/properties/id/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.oneOf[6].properties.id,data:data241};
if(vErrors === null){
vErrors = [err521];
}
else {
vErrors.push(err521);
}
errors++;
}
if(!pattern0.test(data241)){
const err522 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/6/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[6].properties.id,data:data241};
if(vErrors === null){
vErrors = [err522];
}
else {
vErrors.push(err522);
}
errors++;
}
}
else {
const err523 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/6/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.id.type,parentSchema:schema11.oneOf[6].properties.id,data:data241};
if(vErrors === null){
vErrors = [err523];
}
else {
vErrors.push(err523);
}
errors++;
}
}
if(data.title !== undefined){
let data242 = data.title;
if(typeof data242 === "string"){
if(data242.length > 500){
const err524 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/6/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[6].properties.title,data:data242};
if(vErrors === null){
vErrors = [err524];
}
else {
vErrors.push(err524);
}
errors++;
}
if(data242.length < 1){
const err525 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/6/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[6].properties.title,data:data242};
if(vErrors === null){
vErrors = [err525];
}
else {
vErrors.push(err525);
}
errors++;
}
}
else {
const err526 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/6/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.title.type,parentSchema:schema11.oneOf[6].properties.title,data:data242};
if(vErrors === null){
vErrors = [err526];
}
else {
vErrors.push(err526);
}
errors++;
}
}
if(data.params !== undefined){
if(!(validate11(data.params, {instancePath:instancePath+"/params",parentData:data,parentDataProperty:"params",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
if(!(validate13(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
let data245 = data.requires;
if(data245 && typeof data245 == "object" && !Array.isArray(data245)){
if(data245.view === undefined){
const err527 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/required",keyword:"required",params:{missingProperty: "view"},message:"must have required property '"+"view"+"'",schema:schema17.required,parentSchema:schema17,data:data245};
if(vErrors === null){
vErrors = [err527];
}
else {
vErrors.push(err527);
}
errors++;
}
for(const key52 in data245){
if(!(key52 === "view")){
const err528 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key52},message:"must NOT have additional properties",schema:false,parentSchema:schema17,data:data245};
if(vErrors === null){
vErrors = [err528];
}
else {
vErrors.push(err528);
}
errors++;
}
}
if(data245.view !== undefined){
let data246 = data245.view;
if(typeof data246 === "string"){
if(!pattern6.test(data246)){
const err529 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema17.properties.view,data:data246};
if(vErrors === null){
vErrors = [err529];
}
else {
vErrors.push(err529);
}
errors++;
}
}
else {
const err530 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.view.type,parentSchema:schema17.properties.view,data:data246};
if(vErrors === null){
vErrors = [err530];
}
else {
vErrors.push(err530);
}
errors++;
}
}
}
else {
const err531 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.type,parentSchema:schema17,data:data245};
if(vErrors === null){
vErrors = [err531];
}
else {
vErrors.push(err531);
}
errors++;
}
}
if(data.actions !== undefined){
let data247 = data.actions;
if(Array.isArray(data247)){
if(data247.length > 100){
const err532 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/6/properties/actions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema11.oneOf[6].properties.actions,data:data247};
if(vErrors === null){
vErrors = [err532];
}
else {
vErrors.push(err532);
}
errors++;
}
const len23 = data247.length;
for(let i23=0; i23<len23; i23++){
if(!(validate17(data247[i23], {instancePath:instancePath+"/actions/" + i23,parentData:data247,parentDataProperty:i23,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err533 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/6/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[6].properties.actions.type,parentSchema:schema11.oneOf[6].properties.actions,data:data247};
if(vErrors === null){
vErrors = [err533];
}
else {
vErrors.push(err533);
}
errors++;
}
}
if(data.locales !== undefined){
let data249 = data.locales;
if(data249 && typeof data249 == "object" && !Array.isArray(data249)){
for(const key53 in data249){
if(pattern22.test(key53)){
let data250 = data249[key53];
if(data250 && typeof data250 == "object" && !Array.isArray(data250)){
for(const key54 in data250){
if(pattern23.test(key54)){
let data251 = data250[key54];
if(typeof data251 !== "string"){
const err534 = {instancePath:instancePath+"/locales/" + key53.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key54.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"],data:data251};
if(vErrors === null){
vErrors = [err534];
}
else {
vErrors.push(err534);
}
errors++;
}
}
}
}
else {
const err535 = {instancePath:instancePath+"/locales/" + key53.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"],data:data250};
if(vErrors === null){
vErrors = [err535];
}
else {
vErrors.push(err535);
}
errors++;
}
}
}
}
else {
const err536 = {instancePath:instancePath+"/locales",schemaPath:"#/$defs/Translations/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data:data249};
if(vErrors === null){
vErrors = [err536];
}
else {
vErrors.push(err536);
}
errors++;
}
}
if(data.x !== undefined){
let data252 = data.x;
if(!(data252 && typeof data252 == "object" && !Array.isArray(data252))){
const err537 = {instancePath:instancePath+"/x",schemaPath:"#/oneOf/6/properties/x/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.x.type,parentSchema:schema11.oneOf[6].properties.x,data:data252};
if(vErrors === null){
vErrors = [err537];
}
else {
vErrors.push(err537);
}
errors++;
}
}
if(data.kind !== undefined){
let data253 = data.kind;
if(typeof data253 !== "string"){
const err538 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/6/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.kind.type,parentSchema:schema11.oneOf[6].properties.kind,data:data253};
if(vErrors === null){
vErrors = [err538];
}
else {
vErrors.push(err538);
}
errors++;
}
if("report" !== data253){
const err539 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/6/properties/kind/const",keyword:"const",params:{allowedValue: "report"},message:"must be equal to constant",schema:"report",parentSchema:schema11.oneOf[6].properties.kind,data:data253};
if(vErrors === null){
vErrors = [err539];
}
else {
vErrors.push(err539);
}
errors++;
}
}
if(data.report !== undefined){
let data254 = data.report;
if(data254 && typeof data254 == "object" && !Array.isArray(data254)){
if(data254.source === undefined){
const err540 = {instancePath:instancePath+"/report",schemaPath:"#/oneOf/6/properties/report/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'",schema:schema11.oneOf[6].properties.report.required,parentSchema:schema11.oneOf[6].properties.report,data:data254};
if(vErrors === null){
vErrors = [err540];
}
else {
vErrors.push(err540);
}
errors++;
}
if(data254.dimensions === undefined){
const err541 = {instancePath:instancePath+"/report",schemaPath:"#/oneOf/6/properties/report/required",keyword:"required",params:{missingProperty: "dimensions"},message:"must have required property '"+"dimensions"+"'",schema:schema11.oneOf[6].properties.report.required,parentSchema:schema11.oneOf[6].properties.report,data:data254};
if(vErrors === null){
vErrors = [err541];
}
else {
vErrors.push(err541);
}
errors++;
}
if(data254.measures === undefined){
const err542 = {instancePath:instancePath+"/report",schemaPath:"#/oneOf/6/properties/report/required",keyword:"required",params:{missingProperty: "measures"},message:"must have required property '"+"measures"+"'",schema:schema11.oneOf[6].properties.report.required,parentSchema:schema11.oneOf[6].properties.report,data:data254};
if(vErrors === null){
vErrors = [err542];
}
else {
vErrors.push(err542);
}
errors++;
}
if(data254.budget === undefined){
const err543 = {instancePath:instancePath+"/report",schemaPath:"#/oneOf/6/properties/report/required",keyword:"required",params:{missingProperty: "budget"},message:"must have required property '"+"budget"+"'",schema:schema11.oneOf[6].properties.report.required,parentSchema:schema11.oneOf[6].properties.report,data:data254};
if(vErrors === null){
vErrors = [err543];
}
else {
vErrors.push(err543);
}
errors++;
}
for(const key55 in data254){
if(!(func2.call(schema11.oneOf[6].properties.report.properties, key55))){
const err544 = {instancePath:instancePath+"/report",schemaPath:"#/oneOf/6/properties/report/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key55},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report,data:data254};
if(vErrors === null){
vErrors = [err544];
}
else {
vErrors.push(err544);
}
errors++;
}
}
if(data254.source !== undefined){
let data255 = data254.source;
if(data255 && typeof data255 == "object" && !Array.isArray(data255)){
if(data255.model === undefined){
const err545 = {instancePath:instancePath+"/report/source",schemaPath:"#/oneOf/6/properties/report/properties/source/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'",schema:schema11.oneOf[6].properties.report.properties.source.required,parentSchema:schema11.oneOf[6].properties.report.properties.source,data:data255};
if(vErrors === null){
vErrors = [err545];
}
else {
vErrors.push(err545);
}
errors++;
}
for(const key56 in data255){
if(!(key56 === "model")){
const err546 = {instancePath:instancePath+"/report/source",schemaPath:"#/oneOf/6/properties/report/properties/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key56},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.source,data:data255};
if(vErrors === null){
vErrors = [err546];
}
else {
vErrors.push(err546);
}
errors++;
}
}
if(data255.model !== undefined){
let data256 = data255.model;
if(typeof data256 !== "string"){
const err547 = {instancePath:instancePath+"/report/source/model",schemaPath:"#/oneOf/6/properties/report/properties/source/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.source.properties.model.type,parentSchema:schema11.oneOf[6].properties.report.properties.source.properties.model,data:data256};
if(vErrors === null){
vErrors = [err547];
}
else {
vErrors.push(err547);
}
errors++;
}
}
}
else {
const err548 = {instancePath:instancePath+"/report/source",schemaPath:"#/oneOf/6/properties/report/properties/source/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.source.type,parentSchema:schema11.oneOf[6].properties.report.properties.source,data:data255};
if(vErrors === null){
vErrors = [err548];
}
else {
vErrors.push(err548);
}
errors++;
}
}
if(data254.joins !== undefined){
let data257 = data254.joins;
if(Array.isArray(data257)){
if(data257.length > 10){
const err549 = {instancePath:instancePath+"/report/joins",schemaPath:"#/oneOf/6/properties/report/properties/joins/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema11.oneOf[6].properties.report.properties.joins,data:data257};
if(vErrors === null){
vErrors = [err549];
}
else {
vErrors.push(err549);
}
errors++;
}
const len24 = data257.length;
for(let i24=0; i24<len24; i24++){
let data258 = data257[i24];
if(data258 && typeof data258 == "object" && !Array.isArray(data258)){
if(data258.relation === undefined){
const err550 = {instancePath:instancePath+"/report/joins/" + i24,schemaPath:"#/oneOf/6/properties/report/properties/joins/items/required",keyword:"required",params:{missingProperty: "relation"},message:"must have required property '"+"relation"+"'",schema:schema11.oneOf[6].properties.report.properties.joins.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.joins.items,data:data258};
if(vErrors === null){
vErrors = [err550];
}
else {
vErrors.push(err550);
}
errors++;
}
for(const key57 in data258){
if(!(key57 === "relation")){
const err551 = {instancePath:instancePath+"/report/joins/" + i24,schemaPath:"#/oneOf/6/properties/report/properties/joins/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key57},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.joins.items,data:data258};
if(vErrors === null){
vErrors = [err551];
}
else {
vErrors.push(err551);
}
errors++;
}
}
if(data258.relation !== undefined){
let data259 = data258.relation;
if(typeof data259 !== "string"){
const err552 = {instancePath:instancePath+"/report/joins/" + i24+"/relation",schemaPath:"#/oneOf/6/properties/report/properties/joins/items/properties/relation/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.joins.items.properties.relation.type,parentSchema:schema11.oneOf[6].properties.report.properties.joins.items.properties.relation,data:data259};
if(vErrors === null){
vErrors = [err552];
}
else {
vErrors.push(err552);
}
errors++;
}
}
}
else {
const err553 = {instancePath:instancePath+"/report/joins/" + i24,schemaPath:"#/oneOf/6/properties/report/properties/joins/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.joins.items.type,parentSchema:schema11.oneOf[6].properties.report.properties.joins.items,data:data258};
if(vErrors === null){
vErrors = [err553];
}
else {
vErrors.push(err553);
}
errors++;
}
}
}
else {
const err554 = {instancePath:instancePath+"/report/joins",schemaPath:"#/oneOf/6/properties/report/properties/joins/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[6].properties.report.properties.joins.type,parentSchema:schema11.oneOf[6].properties.report.properties.joins,data:data257};
if(vErrors === null){
vErrors = [err554];
}
else {
vErrors.push(err554);
}
errors++;
}
}
if(data254.dimensions !== undefined){
let data260 = data254.dimensions;
if(Array.isArray(data260)){
if(data260.length > 8){
const err555 = {instancePath:instancePath+"/report/dimensions",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items",schema:8,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions,data:data260};
if(vErrors === null){
vErrors = [err555];
}
else {
vErrors.push(err555);
}
errors++;
}
if(data260.length < 1){
const err556 = {instancePath:instancePath+"/report/dimensions",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions,data:data260};
if(vErrors === null){
vErrors = [err556];
}
else {
vErrors.push(err556);
}
errors++;
}
const len25 = data260.length;
for(let i25=0; i25<len25; i25++){
let data261 = data260[i25];
if(data261 && typeof data261 == "object" && !Array.isArray(data261)){
if(data261.id === undefined){
const err557 = {instancePath:instancePath+"/report/dimensions/" + i25,schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items,data:data261};
if(vErrors === null){
vErrors = [err557];
}
else {
vErrors.push(err557);
}
errors++;
}
if(data261.field === undefined){
const err558 = {instancePath:instancePath+"/report/dimensions/" + i25,schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items,data:data261};
if(vErrors === null){
vErrors = [err558];
}
else {
vErrors.push(err558);
}
errors++;
}
if(data261.title === undefined){
const err559 = {instancePath:instancePath+"/report/dimensions/" + i25,schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items,data:data261};
if(vErrors === null){
vErrors = [err559];
}
else {
vErrors.push(err559);
}
errors++;
}
for(const key58 in data261){
if(!((((((((key58 === "id") || (key58 === "field")) || (key58 === "key")) || (key58 === "bucket")) || (key58 === "title")) || (key58 === "cell")) || (key58 === "props")) || (key58 === "requires"))){
const err560 = {instancePath:instancePath+"/report/dimensions/" + i25,schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key58},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items,data:data261};
if(vErrors === null){
vErrors = [err560];
}
else {
vErrors.push(err560);
}
errors++;
}
}
if(data261.id !== undefined){
let data262 = data261.id;
if(typeof data262 === "string"){
if(!pattern7.test(data262)){
const err561 = {instancePath:instancePath+"/report/dimensions/" + i25+"/id",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.id,data:data262};
if(vErrors === null){
vErrors = [err561];
}
else {
vErrors.push(err561);
}
errors++;
}
}
else {
const err562 = {instancePath:instancePath+"/report/dimensions/" + i25+"/id",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.id.type,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.id,data:data262};
if(vErrors === null){
vErrors = [err562];
}
else {
vErrors.push(err562);
}
errors++;
}
}
if(data261.field !== undefined){
let data263 = data261.field;
if(typeof data263 === "string"){
if(!pattern10.test(data263)){
const err563 = {instancePath:instancePath+"/report/dimensions/" + i25+"/field",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.field,data:data263};
if(vErrors === null){
vErrors = [err563];
}
else {
vErrors.push(err563);
}
errors++;
}
}
else {
const err564 = {instancePath:instancePath+"/report/dimensions/" + i25+"/field",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.field.type,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.field,data:data263};
if(vErrors === null){
vErrors = [err564];
}
else {
vErrors.push(err564);
}
errors++;
}
}
if(data261.key !== undefined){
let data264 = data261.key;
if(typeof data264 === "string"){
if(!pattern10.test(data264)){
const err565 = {instancePath:instancePath+"/report/dimensions/" + i25+"/key",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/key/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.key,data:data264};
if(vErrors === null){
vErrors = [err565];
}
else {
vErrors.push(err565);
}
errors++;
}
}
else {
const err566 = {instancePath:instancePath+"/report/dimensions/" + i25+"/key",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.key.type,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.key,data:data264};
if(vErrors === null){
vErrors = [err566];
}
else {
vErrors.push(err566);
}
errors++;
}
}
if(data261.bucket !== undefined){
let data265 = data261.bucket;
if(typeof data265 !== "string"){
const err567 = {instancePath:instancePath+"/report/dimensions/" + i25+"/bucket",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/bucket/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.bucket.type,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.bucket,data:data265};
if(vErrors === null){
vErrors = [err567];
}
else {
vErrors.push(err567);
}
errors++;
}
if(!((((data265 === "hour") || (data265 === "day")) || (data265 === "week")) || (data265 === "month"))){
const err568 = {instancePath:instancePath+"/report/dimensions/" + i25+"/bucket",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/bucket/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[6].properties.report.properties.dimensions.items.properties.bucket.enum},message:"must be equal to one of the allowed values",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.bucket.enum,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.bucket,data:data265};
if(vErrors === null){
vErrors = [err568];
}
else {
vErrors.push(err568);
}
errors++;
}
}
if(data261.title !== undefined){
let data266 = data261.title;
if(typeof data266 === "string"){
if(data266.length > 500){
const err569 = {instancePath:instancePath+"/report/dimensions/" + i25+"/title",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.title,data:data266};
if(vErrors === null){
vErrors = [err569];
}
else {
vErrors.push(err569);
}
errors++;
}
if(data266.length < 1){
const err570 = {instancePath:instancePath+"/report/dimensions/" + i25+"/title",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.title,data:data266};
if(vErrors === null){
vErrors = [err570];
}
else {
vErrors.push(err570);
}
errors++;
}
}
else {
const err571 = {instancePath:instancePath+"/report/dimensions/" + i25+"/title",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.title.type,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.title,data:data266};
if(vErrors === null){
vErrors = [err571];
}
else {
vErrors.push(err571);
}
errors++;
}
}
if(data261.cell !== undefined){
let data267 = data261.cell;
if(typeof data267 === "string"){
if(!pattern15.test(data267)){
const err572 = {instancePath:instancePath+"/report/dimensions/" + i25+"/cell",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/cell/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.cell,data:data267};
if(vErrors === null){
vErrors = [err572];
}
else {
vErrors.push(err572);
}
errors++;
}
}
else {
const err573 = {instancePath:instancePath+"/report/dimensions/" + i25+"/cell",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/cell/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.cell.type,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.cell,data:data267};
if(vErrors === null){
vErrors = [err573];
}
else {
vErrors.push(err573);
}
errors++;
}
}
if(data261.props !== undefined){
let data268 = data261.props;
if(!(data268 && typeof data268 == "object" && !Array.isArray(data268))){
const err574 = {instancePath:instancePath+"/report/dimensions/" + i25+"/props",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.props.type,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.props,data:data268};
if(vErrors === null){
vErrors = [err574];
}
else {
vErrors.push(err574);
}
errors++;
}
}
if(data261.requires !== undefined){
let data269 = data261.requires;
if(typeof data269 === "string"){
if(!pattern6.test(data269)){
const err575 = {instancePath:instancePath+"/report/dimensions/" + i25+"/requires",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.requires,data:data269};
if(vErrors === null){
vErrors = [err575];
}
else {
vErrors.push(err575);
}
errors++;
}
}
else {
const err576 = {instancePath:instancePath+"/report/dimensions/" + i25+"/requires",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.requires.type,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.requires,data:data269};
if(vErrors === null){
vErrors = [err576];
}
else {
vErrors.push(err576);
}
errors++;
}
}
}
else {
const err577 = {instancePath:instancePath+"/report/dimensions/" + i25,schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.type,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items,data:data261};
if(vErrors === null){
vErrors = [err577];
}
else {
vErrors.push(err577);
}
errors++;
}
}
}
else {
const err578 = {instancePath:instancePath+"/report/dimensions",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[6].properties.report.properties.dimensions.type,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions,data:data260};
if(vErrors === null){
vErrors = [err578];
}
else {
vErrors.push(err578);
}
errors++;
}
}
if(data254.measures !== undefined){
let data270 = data254.measures;
if(Array.isArray(data270)){
if(data270.length > 20){
const err579 = {instancePath:instancePath+"/report/measures",schemaPath:"#/oneOf/6/properties/report/properties/measures/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema11.oneOf[6].properties.report.properties.measures,data:data270};
if(vErrors === null){
vErrors = [err579];
}
else {
vErrors.push(err579);
}
errors++;
}
if(data270.length < 1){
const err580 = {instancePath:instancePath+"/report/measures",schemaPath:"#/oneOf/6/properties/report/properties/measures/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.measures,data:data270};
if(vErrors === null){
vErrors = [err580];
}
else {
vErrors.push(err580);
}
errors++;
}
const len26 = data270.length;
for(let i26=0; i26<len26; i26++){
let data271 = data270[i26];
const _errs603 = errors;
let valid149 = true;
const _errs604 = errors;
if(errors === _errs604){
if(data271 && typeof data271 == "object" && !Array.isArray(data271)){
let missing0;
if((data271.expr === undefined) && (missing0 = "expr")){
const err581 = {};
if(vErrors === null){
vErrors = [err581];
}
else {
vErrors.push(err581);
}
errors++;
}
}
else {
const err582 = {};
if(vErrors === null){
vErrors = [err582];
}
else {
vErrors.push(err582);
}
errors++;
}
}
var _valid0 = _errs604 === errors;
errors = _errs603;
if(vErrors !== null){
if(_errs603){
vErrors.length = _errs603;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs606 = errors;
if(data271 && typeof data271 == "object" && !Array.isArray(data271)){
if(data271.id === undefined){
const err583 = {instancePath:instancePath+"/report/measures/" + i26,schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[6].properties.report.properties.measures.items.then.required,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then,data:data271};
if(vErrors === null){
vErrors = [err583];
}
else {
vErrors.push(err583);
}
errors++;
}
if(data271.expr === undefined){
const err584 = {instancePath:instancePath+"/report/measures/" + i26,schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/required",keyword:"required",params:{missingProperty: "expr"},message:"must have required property '"+"expr"+"'",schema:schema11.oneOf[6].properties.report.properties.measures.items.then.required,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then,data:data271};
if(vErrors === null){
vErrors = [err584];
}
else {
vErrors.push(err584);
}
errors++;
}
if(data271.title === undefined){
const err585 = {instancePath:instancePath+"/report/measures/" + i26,schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[6].properties.report.properties.measures.items.then.required,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then,data:data271};
if(vErrors === null){
vErrors = [err585];
}
else {
vErrors.push(err585);
}
errors++;
}
for(const key59 in data271){
if(!(((((((key59 === "id") || (key59 === "expr")) || (key59 === "hidden")) || (key59 === "title")) || (key59 === "cell")) || (key59 === "props")) || (key59 === "requires"))){
const err586 = {instancePath:instancePath+"/report/measures/" + i26,schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key59},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then,data:data271};
if(vErrors === null){
vErrors = [err586];
}
else {
vErrors.push(err586);
}
errors++;
}
}
if(data271.id !== undefined){
let data272 = data271.id;
if(typeof data272 === "string"){
if(!pattern7.test(data272)){
const err587 = {instancePath:instancePath+"/report/measures/" + i26+"/id",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.id,data:data272};
if(vErrors === null){
vErrors = [err587];
}
else {
vErrors.push(err587);
}
errors++;
}
}
else {
const err588 = {instancePath:instancePath+"/report/measures/" + i26+"/id",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.id.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.id,data:data272};
if(vErrors === null){
vErrors = [err588];
}
else {
vErrors.push(err588);
}
errors++;
}
}
if(data271.expr !== undefined){
let data273 = data271.expr;
if(data273 && typeof data273 == "object" && !Array.isArray(data273)){
if(data273.$expr === undefined){
const err589 = {instancePath:instancePath+"/report/measures/" + i26+"/expr",schemaPath:"#/$defs/Expression/required",keyword:"required",params:{missingProperty: "$expr"},message:"must have required property '"+"$expr"+"'",schema:schema20.required,parentSchema:schema20,data:data273};
if(vErrors === null){
vErrors = [err589];
}
else {
vErrors.push(err589);
}
errors++;
}
for(const key60 in data273){
if(!(key60 === "$expr")){
const err590 = {instancePath:instancePath+"/report/measures/" + i26+"/expr",schemaPath:"#/$defs/Expression/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key60},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data:data273};
if(vErrors === null){
vErrors = [err590];
}
else {
vErrors.push(err590);
}
errors++;
}
}
if(data273.$expr !== undefined){
let data274 = data273.$expr;
if(typeof data274 === "string"){
if(data274.length > 2000){
const err591 = {instancePath:instancePath+"/report/measures/" + i26+"/expr/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema20.properties.$expr,data:data274};
if(vErrors === null){
vErrors = [err591];
}
else {
vErrors.push(err591);
}
errors++;
}
if(data274.length < 1){
const err592 = {instancePath:instancePath+"/report/measures/" + i26+"/expr/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.$expr,data:data274};
if(vErrors === null){
vErrors = [err592];
}
else {
vErrors.push(err592);
}
errors++;
}
}
else {
const err593 = {instancePath:instancePath+"/report/measures/" + i26+"/expr/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.$expr.type,parentSchema:schema20.properties.$expr,data:data274};
if(vErrors === null){
vErrors = [err593];
}
else {
vErrors.push(err593);
}
errors++;
}
}
}
else {
const err594 = {instancePath:instancePath+"/report/measures/" + i26+"/expr",schemaPath:"#/$defs/Expression/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data:data273};
if(vErrors === null){
vErrors = [err594];
}
else {
vErrors.push(err594);
}
errors++;
}
}
if(data271.hidden !== undefined){
let data275 = data271.hidden;
if(typeof data275 !== "boolean"){
const err595 = {instancePath:instancePath+"/report/measures/" + i26+"/hidden",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.hidden.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.hidden,data:data275};
if(vErrors === null){
vErrors = [err595];
}
else {
vErrors.push(err595);
}
errors++;
}
}
if(data271.title !== undefined){
let data276 = data271.title;
if(typeof data276 === "string"){
if(data276.length > 500){
const err596 = {instancePath:instancePath+"/report/measures/" + i26+"/title",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.title,data:data276};
if(vErrors === null){
vErrors = [err596];
}
else {
vErrors.push(err596);
}
errors++;
}
if(data276.length < 1){
const err597 = {instancePath:instancePath+"/report/measures/" + i26+"/title",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.title,data:data276};
if(vErrors === null){
vErrors = [err597];
}
else {
vErrors.push(err597);
}
errors++;
}
}
else {
const err598 = {instancePath:instancePath+"/report/measures/" + i26+"/title",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.title.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.title,data:data276};
if(vErrors === null){
vErrors = [err598];
}
else {
vErrors.push(err598);
}
errors++;
}
}
if(data271.cell !== undefined){
let data277 = data271.cell;
if(typeof data277 === "string"){
if(!pattern15.test(data277)){
const err599 = {instancePath:instancePath+"/report/measures/" + i26+"/cell",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/properties/cell/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.cell,data:data277};
if(vErrors === null){
vErrors = [err599];
}
else {
vErrors.push(err599);
}
errors++;
}
}
else {
const err600 = {instancePath:instancePath+"/report/measures/" + i26+"/cell",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/properties/cell/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.cell.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.cell,data:data277};
if(vErrors === null){
vErrors = [err600];
}
else {
vErrors.push(err600);
}
errors++;
}
}
if(data271.props !== undefined){
let data278 = data271.props;
if(!(data278 && typeof data278 == "object" && !Array.isArray(data278))){
const err601 = {instancePath:instancePath+"/report/measures/" + i26+"/props",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.props.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.props,data:data278};
if(vErrors === null){
vErrors = [err601];
}
else {
vErrors.push(err601);
}
errors++;
}
}
if(data271.requires !== undefined){
let data279 = data271.requires;
if(typeof data279 === "string"){
if(!pattern6.test(data279)){
const err602 = {instancePath:instancePath+"/report/measures/" + i26+"/requires",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.requires,data:data279};
if(vErrors === null){
vErrors = [err602];
}
else {
vErrors.push(err602);
}
errors++;
}
}
else {
const err603 = {instancePath:instancePath+"/report/measures/" + i26+"/requires",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.requires.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.requires,data:data279};
if(vErrors === null){
vErrors = [err603];
}
else {
vErrors.push(err603);
}
errors++;
}
}
}
else {
const err604 = {instancePath:instancePath+"/report/measures/" + i26,schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.measures.items.then.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then,data:data271};
if(vErrors === null){
vErrors = [err604];
}
else {
vErrors.push(err604);
}
errors++;
}
var _valid0 = _errs606 === errors;
valid149 = _valid0;
ifClause0 = "then";
}
else {
const _errs627 = errors;
if(data271 && typeof data271 == "object" && !Array.isArray(data271)){
if(data271.id === undefined){
const err605 = {instancePath:instancePath+"/report/measures/" + i26,schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.required,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else,data:data271};
if(vErrors === null){
vErrors = [err605];
}
else {
vErrors.push(err605);
}
errors++;
}
if(data271.fn === undefined){
const err606 = {instancePath:instancePath+"/report/measures/" + i26,schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/required",keyword:"required",params:{missingProperty: "fn"},message:"must have required property '"+"fn"+"'",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.required,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else,data:data271};
if(vErrors === null){
vErrors = [err606];
}
else {
vErrors.push(err606);
}
errors++;
}
if(data271.title === undefined){
const err607 = {instancePath:instancePath+"/report/measures/" + i26,schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.required,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else,data:data271};
if(vErrors === null){
vErrors = [err607];
}
else {
vErrors.push(err607);
}
errors++;
}
for(const key61 in data271){
if(!((((((((key61 === "id") || (key61 === "fn")) || (key61 === "field")) || (key61 === "hidden")) || (key61 === "title")) || (key61 === "cell")) || (key61 === "props")) || (key61 === "requires"))){
const err608 = {instancePath:instancePath+"/report/measures/" + i26,schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key61},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else,data:data271};
if(vErrors === null){
vErrors = [err608];
}
else {
vErrors.push(err608);
}
errors++;
}
}
if(data271.id !== undefined){
let data280 = data271.id;
if(typeof data280 === "string"){
if(!pattern7.test(data280)){
const err609 = {instancePath:instancePath+"/report/measures/" + i26+"/id",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.id,data:data280};
if(vErrors === null){
vErrors = [err609];
}
else {
vErrors.push(err609);
}
errors++;
}
}
else {
const err610 = {instancePath:instancePath+"/report/measures/" + i26+"/id",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.id.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.id,data:data280};
if(vErrors === null){
vErrors = [err610];
}
else {
vErrors.push(err610);
}
errors++;
}
}
if(data271.fn !== undefined){
let data281 = data271.fn;
if(typeof data281 !== "string"){
const err611 = {instancePath:instancePath+"/report/measures/" + i26+"/fn",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/fn/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.fn.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.fn,data:data281};
if(vErrors === null){
vErrors = [err611];
}
else {
vErrors.push(err611);
}
errors++;
}
if(!((((((data281 === "sum") || (data281 === "count")) || (data281 === "countDistinct")) || (data281 === "avg")) || (data281 === "min")) || (data281 === "max"))){
const err612 = {instancePath:instancePath+"/report/measures/" + i26+"/fn",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/fn/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[6].properties.report.properties.measures.items.else.properties.fn.enum},message:"must be equal to one of the allowed values",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.fn.enum,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.fn,data:data281};
if(vErrors === null){
vErrors = [err612];
}
else {
vErrors.push(err612);
}
errors++;
}
}
if(data271.field !== undefined){
let data282 = data271.field;
if(typeof data282 === "string"){
if(!pattern10.test(data282)){
const err613 = {instancePath:instancePath+"/report/measures/" + i26+"/field",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.field,data:data282};
if(vErrors === null){
vErrors = [err613];
}
else {
vErrors.push(err613);
}
errors++;
}
}
else {
const err614 = {instancePath:instancePath+"/report/measures/" + i26+"/field",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.field.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.field,data:data282};
if(vErrors === null){
vErrors = [err614];
}
else {
vErrors.push(err614);
}
errors++;
}
}
if(data271.hidden !== undefined){
let data283 = data271.hidden;
if(typeof data283 !== "boolean"){
const err615 = {instancePath:instancePath+"/report/measures/" + i26+"/hidden",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.hidden.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.hidden,data:data283};
if(vErrors === null){
vErrors = [err615];
}
else {
vErrors.push(err615);
}
errors++;
}
}
if(data271.title !== undefined){
let data284 = data271.title;
if(typeof data284 === "string"){
if(data284.length > 500){
const err616 = {instancePath:instancePath+"/report/measures/" + i26+"/title",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.title,data:data284};
if(vErrors === null){
vErrors = [err616];
}
else {
vErrors.push(err616);
}
errors++;
}
if(data284.length < 1){
const err617 = {instancePath:instancePath+"/report/measures/" + i26+"/title",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.title,data:data284};
if(vErrors === null){
vErrors = [err617];
}
else {
vErrors.push(err617);
}
errors++;
}
}
else {
const err618 = {instancePath:instancePath+"/report/measures/" + i26+"/title",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.title.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.title,data:data284};
if(vErrors === null){
vErrors = [err618];
}
else {
vErrors.push(err618);
}
errors++;
}
}
if(data271.cell !== undefined){
let data285 = data271.cell;
if(typeof data285 === "string"){
if(!pattern15.test(data285)){
const err619 = {instancePath:instancePath+"/report/measures/" + i26+"/cell",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/cell/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.cell,data:data285};
if(vErrors === null){
vErrors = [err619];
}
else {
vErrors.push(err619);
}
errors++;
}
}
else {
const err620 = {instancePath:instancePath+"/report/measures/" + i26+"/cell",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/cell/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.cell.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.cell,data:data285};
if(vErrors === null){
vErrors = [err620];
}
else {
vErrors.push(err620);
}
errors++;
}
}
if(data271.props !== undefined){
let data286 = data271.props;
if(!(data286 && typeof data286 == "object" && !Array.isArray(data286))){
const err621 = {instancePath:instancePath+"/report/measures/" + i26+"/props",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.props.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.props,data:data286};
if(vErrors === null){
vErrors = [err621];
}
else {
vErrors.push(err621);
}
errors++;
}
}
if(data271.requires !== undefined){
let data287 = data271.requires;
if(typeof data287 === "string"){
if(!pattern6.test(data287)){
const err622 = {instancePath:instancePath+"/report/measures/" + i26+"/requires",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.requires,data:data287};
if(vErrors === null){
vErrors = [err622];
}
else {
vErrors.push(err622);
}
errors++;
}
}
else {
const err623 = {instancePath:instancePath+"/report/measures/" + i26+"/requires",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.requires.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.requires,data:data287};
if(vErrors === null){
vErrors = [err623];
}
else {
vErrors.push(err623);
}
errors++;
}
}
}
else {
const err624 = {instancePath:instancePath+"/report/measures/" + i26,schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else,data:data271};
if(vErrors === null){
vErrors = [err624];
}
else {
vErrors.push(err624);
}
errors++;
}
var _valid0 = _errs627 === errors;
valid149 = _valid0;
ifClause0 = "else";
}
if(!valid149){
const err625 = {instancePath:instancePath+"/report/measures/" + i26,schemaPath:"#/oneOf/6/properties/report/properties/measures/items/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema11.oneOf[6].properties.report.properties.measures.items.if,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items,data:data271};
if(vErrors === null){
vErrors = [err625];
}
else {
vErrors.push(err625);
}
errors++;
}
}
}
else {
const err626 = {instancePath:instancePath+"/report/measures",schemaPath:"#/oneOf/6/properties/report/properties/measures/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[6].properties.report.properties.measures.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures,data:data270};
if(vErrors === null){
vErrors = [err626];
}
else {
vErrors.push(err626);
}
errors++;
}
}
if(data254.filters !== undefined){
let data288 = data254.filters;
if(Array.isArray(data288)){
if(data288.length > 20){
const err627 = {instancePath:instancePath+"/report/filters",schemaPath:"#/oneOf/6/properties/report/properties/filters/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema11.oneOf[6].properties.report.properties.filters,data:data288};
if(vErrors === null){
vErrors = [err627];
}
else {
vErrors.push(err627);
}
errors++;
}
const len27 = data288.length;
for(let i27=0; i27<len27; i27++){
let data289 = data288[i27];
if(data289 && typeof data289 == "object" && !Array.isArray(data289)){
if(data289.id === undefined){
const err628 = {instancePath:instancePath+"/report/filters/" + i27,schemaPath:"#/$defs/SearchField/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema31.required,parentSchema:schema31,data:data289};
if(vErrors === null){
vErrors = [err628];
}
else {
vErrors.push(err628);
}
errors++;
}
if(data289.field === undefined){
const err629 = {instancePath:instancePath+"/report/filters/" + i27,schemaPath:"#/$defs/SearchField/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema31.required,parentSchema:schema31,data:data289};
if(vErrors === null){
vErrors = [err629];
}
else {
vErrors.push(err629);
}
errors++;
}
if(data289.op === undefined){
const err630 = {instancePath:instancePath+"/report/filters/" + i27,schemaPath:"#/$defs/SearchField/required",keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'",schema:schema31.required,parentSchema:schema31,data:data289};
if(vErrors === null){
vErrors = [err630];
}
else {
vErrors.push(err630);
}
errors++;
}
for(const key62 in data289){
if(!((((((((key62 === "id") || (key62 === "field")) || (key62 === "op")) || (key62 === "title")) || (key62 === "component")) || (key62 === "props")) || (key62 === "default")) || (key62 === "required"))){
const err631 = {instancePath:instancePath+"/report/filters/" + i27,schemaPath:"#/$defs/SearchField/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key62},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data:data289};
if(vErrors === null){
vErrors = [err631];
}
else {
vErrors.push(err631);
}
errors++;
}
}
if(data289.id !== undefined){
let data290 = data289.id;
if(typeof data290 === "string"){
if(!pattern7.test(data290)){
const err632 = {instancePath:instancePath+"/report/filters/" + i27+"/id",schemaPath:"#/$defs/SearchField/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema31.properties.id,data:data290};
if(vErrors === null){
vErrors = [err632];
}
else {
vErrors.push(err632);
}
errors++;
}
}
else {
const err633 = {instancePath:instancePath+"/report/filters/" + i27+"/id",schemaPath:"#/$defs/SearchField/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.id.type,parentSchema:schema31.properties.id,data:data290};
if(vErrors === null){
vErrors = [err633];
}
else {
vErrors.push(err633);
}
errors++;
}
}
if(data289.field !== undefined){
let data291 = data289.field;
if(typeof data291 === "string"){
if(!pattern10.test(data291)){
const err634 = {instancePath:instancePath+"/report/filters/" + i27+"/field",schemaPath:"#/$defs/SearchField/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema31.properties.field,data:data291};
if(vErrors === null){
vErrors = [err634];
}
else {
vErrors.push(err634);
}
errors++;
}
}
else {
const err635 = {instancePath:instancePath+"/report/filters/" + i27+"/field",schemaPath:"#/$defs/SearchField/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.field.type,parentSchema:schema31.properties.field,data:data291};
if(vErrors === null){
vErrors = [err635];
}
else {
vErrors.push(err635);
}
errors++;
}
}
if(data289.op !== undefined){
let data292 = data289.op;
if(typeof data292 !== "string"){
const err636 = {instancePath:instancePath+"/report/filters/" + i27+"/op",schemaPath:"#/$defs/SearchField/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.op.type,parentSchema:schema31.properties.op,data:data292};
if(vErrors === null){
vErrors = [err636];
}
else {
vErrors.push(err636);
}
errors++;
}
if(!((((((((((((((((data292 === "eq") || (data292 === "ne")) || (data292 === "gt")) || (data292 === "gte")) || (data292 === "lt")) || (data292 === "lte")) || (data292 === "in")) || (data292 === "nin")) || (data292 === "like")) || (data292 === "starts")) || (data292 === "between")) || (data292 === "empty")) || (data292 === "notEmpty")) || (data292 === "within")) || (data292 === "me")) || (data292 === "myDept"))){
const err637 = {instancePath:instancePath+"/report/filters/" + i27+"/op",schemaPath:"#/$defs/SearchField/properties/op/enum",keyword:"enum",params:{allowedValues: schema31.properties.op.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.op.enum,parentSchema:schema31.properties.op,data:data292};
if(vErrors === null){
vErrors = [err637];
}
else {
vErrors.push(err637);
}
errors++;
}
}
if(data289.title !== undefined){
let data293 = data289.title;
if(typeof data293 === "string"){
if(data293.length > 500){
const err638 = {instancePath:instancePath+"/report/filters/" + i27+"/title",schemaPath:"#/$defs/SearchField/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema31.properties.title,data:data293};
if(vErrors === null){
vErrors = [err638];
}
else {
vErrors.push(err638);
}
errors++;
}
if(data293.length < 1){
const err639 = {instancePath:instancePath+"/report/filters/" + i27+"/title",schemaPath:"#/$defs/SearchField/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.title,data:data293};
if(vErrors === null){
vErrors = [err639];
}
else {
vErrors.push(err639);
}
errors++;
}
}
else {
const err640 = {instancePath:instancePath+"/report/filters/" + i27+"/title",schemaPath:"#/$defs/SearchField/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.title.type,parentSchema:schema31.properties.title,data:data293};
if(vErrors === null){
vErrors = [err640];
}
else {
vErrors.push(err640);
}
errors++;
}
}
if(data289.component !== undefined){
let data294 = data289.component;
if(typeof data294 === "string"){
if(!pattern15.test(data294)){
const err641 = {instancePath:instancePath+"/report/filters/" + i27+"/component",schemaPath:"#/$defs/SearchField/properties/component/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema31.properties.component,data:data294};
if(vErrors === null){
vErrors = [err641];
}
else {
vErrors.push(err641);
}
errors++;
}
}
else {
const err642 = {instancePath:instancePath+"/report/filters/" + i27+"/component",schemaPath:"#/$defs/SearchField/properties/component/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.component.type,parentSchema:schema31.properties.component,data:data294};
if(vErrors === null){
vErrors = [err642];
}
else {
vErrors.push(err642);
}
errors++;
}
}
if(data289.props !== undefined){
let data295 = data289.props;
if(!(data295 && typeof data295 == "object" && !Array.isArray(data295))){
const err643 = {instancePath:instancePath+"/report/filters/" + i27+"/props",schemaPath:"#/$defs/SearchField/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.props.type,parentSchema:schema31.properties.props,data:data295};
if(vErrors === null){
vErrors = [err643];
}
else {
vErrors.push(err643);
}
errors++;
}
}
if(data289.required !== undefined){
let data296 = data289.required;
if(typeof data296 !== "boolean"){
const err644 = {instancePath:instancePath+"/report/filters/" + i27+"/required",schemaPath:"#/$defs/SearchField/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema31.properties.required.type,parentSchema:schema31.properties.required,data:data296};
if(vErrors === null){
vErrors = [err644];
}
else {
vErrors.push(err644);
}
errors++;
}
}
}
else {
const err645 = {instancePath:instancePath+"/report/filters/" + i27,schemaPath:"#/$defs/SearchField/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data:data289};
if(vErrors === null){
vErrors = [err645];
}
else {
vErrors.push(err645);
}
errors++;
}
}
}
else {
const err646 = {instancePath:instancePath+"/report/filters",schemaPath:"#/oneOf/6/properties/report/properties/filters/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[6].properties.report.properties.filters.type,parentSchema:schema11.oneOf[6].properties.report.properties.filters,data:data288};
if(vErrors === null){
vErrors = [err646];
}
else {
vErrors.push(err646);
}
errors++;
}
}
if(data254.pivot !== undefined){
let data297 = data254.pivot;
if(data297 && typeof data297 == "object" && !Array.isArray(data297)){
if(data297.rows === undefined){
const err647 = {instancePath:instancePath+"/report/pivot",schemaPath:"#/oneOf/6/properties/report/properties/pivot/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'",schema:schema11.oneOf[6].properties.report.properties.pivot.required,parentSchema:schema11.oneOf[6].properties.report.properties.pivot,data:data297};
if(vErrors === null){
vErrors = [err647];
}
else {
vErrors.push(err647);
}
errors++;
}
if(data297.columns === undefined){
const err648 = {instancePath:instancePath+"/report/pivot",schemaPath:"#/oneOf/6/properties/report/properties/pivot/required",keyword:"required",params:{missingProperty: "columns"},message:"must have required property '"+"columns"+"'",schema:schema11.oneOf[6].properties.report.properties.pivot.required,parentSchema:schema11.oneOf[6].properties.report.properties.pivot,data:data297};
if(vErrors === null){
vErrors = [err648];
}
else {
vErrors.push(err648);
}
errors++;
}
if(data297.values === undefined){
const err649 = {instancePath:instancePath+"/report/pivot",schemaPath:"#/oneOf/6/properties/report/properties/pivot/required",keyword:"required",params:{missingProperty: "values"},message:"must have required property '"+"values"+"'",schema:schema11.oneOf[6].properties.report.properties.pivot.required,parentSchema:schema11.oneOf[6].properties.report.properties.pivot,data:data297};
if(vErrors === null){
vErrors = [err649];
}
else {
vErrors.push(err649);
}
errors++;
}
for(const key63 in data297){
if(!(((key63 === "rows") || (key63 === "columns")) || (key63 === "values"))){
const err650 = {instancePath:instancePath+"/report/pivot",schemaPath:"#/oneOf/6/properties/report/properties/pivot/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key63},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.pivot,data:data297};
if(vErrors === null){
vErrors = [err650];
}
else {
vErrors.push(err650);
}
errors++;
}
}
if(data297.rows !== undefined){
let data298 = data297.rows;
if(Array.isArray(data298)){
if(data298.length > 3){
const err651 = {instancePath:instancePath+"/report/pivot/rows",schemaPath:"#/oneOf/6/properties/report/properties/pivot/properties/rows/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items",schema:3,parentSchema:schema11.oneOf[6].properties.report.properties.pivot.properties.rows,data:data298};
if(vErrors === null){
vErrors = [err651];
}
else {
vErrors.push(err651);
}
errors++;
}
if(data298.length < 1){
const err652 = {instancePath:instancePath+"/report/pivot/rows",schemaPath:"#/oneOf/6/properties/report/properties/pivot/properties/rows/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.pivot.properties.rows,data:data298};
if(vErrors === null){
vErrors = [err652];
}
else {
vErrors.push(err652);
}
errors++;
}
const len28 = data298.length;
for(let i28=0; i28<len28; i28++){
let data299 = data298[i28];
if(typeof data299 === "string"){
if(!pattern7.test(data299)){
const err653 = {instancePath:instancePath+"/report/pivot/rows/" + i28,schemaPath:"#/oneOf/6/properties/report/properties/pivot/properties/rows/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.pivot.properties.rows.items,data:data299};
if(vErrors === null){
vErrors = [err653];
}
else {
vErrors.push(err653);
}
errors++;
}
}
else {
const err654 = {instancePath:instancePath+"/report/pivot/rows/" + i28,schemaPath:"#/oneOf/6/properties/report/properties/pivot/properties/rows/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.pivot.properties.rows.items.type,parentSchema:schema11.oneOf[6].properties.report.properties.pivot.properties.rows.items,data:data299};
if(vErrors === null){
vErrors = [err654];
}
else {
vErrors.push(err654);
}
errors++;
}
}
}
else {
const err655 = {instancePath:instancePath+"/report/pivot/rows",schemaPath:"#/oneOf/6/properties/report/properties/pivot/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[6].properties.report.properties.pivot.properties.rows.type,parentSchema:schema11.oneOf[6].properties.report.properties.pivot.properties.rows,data:data298};
if(vErrors === null){
vErrors = [err655];
}
else {
vErrors.push(err655);
}
errors++;
}
}
if(data297.columns !== undefined){
let data300 = data297.columns;
if(Array.isArray(data300)){
if(data300.length > 2){
const err656 = {instancePath:instancePath+"/report/pivot/columns",schemaPath:"#/oneOf/6/properties/report/properties/pivot/properties/columns/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items",schema:2,parentSchema:schema11.oneOf[6].properties.report.properties.pivot.properties.columns,data:data300};
if(vErrors === null){
vErrors = [err656];
}
else {
vErrors.push(err656);
}
errors++;
}
if(data300.length < 1){
const err657 = {instancePath:instancePath+"/report/pivot/columns",schemaPath:"#/oneOf/6/properties/report/properties/pivot/properties/columns/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.pivot.properties.columns,data:data300};
if(vErrors === null){
vErrors = [err657];
}
else {
vErrors.push(err657);
}
errors++;
}
const len29 = data300.length;
for(let i29=0; i29<len29; i29++){
let data301 = data300[i29];
if(typeof data301 === "string"){
if(!pattern7.test(data301)){
const err658 = {instancePath:instancePath+"/report/pivot/columns/" + i29,schemaPath:"#/oneOf/6/properties/report/properties/pivot/properties/columns/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.pivot.properties.columns.items,data:data301};
if(vErrors === null){
vErrors = [err658];
}
else {
vErrors.push(err658);
}
errors++;
}
}
else {
const err659 = {instancePath:instancePath+"/report/pivot/columns/" + i29,schemaPath:"#/oneOf/6/properties/report/properties/pivot/properties/columns/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.pivot.properties.columns.items.type,parentSchema:schema11.oneOf[6].properties.report.properties.pivot.properties.columns.items,data:data301};
if(vErrors === null){
vErrors = [err659];
}
else {
vErrors.push(err659);
}
errors++;
}
}
}
else {
const err660 = {instancePath:instancePath+"/report/pivot/columns",schemaPath:"#/oneOf/6/properties/report/properties/pivot/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[6].properties.report.properties.pivot.properties.columns.type,parentSchema:schema11.oneOf[6].properties.report.properties.pivot.properties.columns,data:data300};
if(vErrors === null){
vErrors = [err660];
}
else {
vErrors.push(err660);
}
errors++;
}
}
if(data297.values !== undefined){
let data302 = data297.values;
if(Array.isArray(data302)){
if(data302.length > 6){
const err661 = {instancePath:instancePath+"/report/pivot/values",schemaPath:"#/$defs/Measures/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items",schema:6,parentSchema:schema68,data:data302};
if(vErrors === null){
vErrors = [err661];
}
else {
vErrors.push(err661);
}
errors++;
}
if(data302.length < 1){
const err662 = {instancePath:instancePath+"/report/pivot/values",schemaPath:"#/$defs/Measures/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema68,data:data302};
if(vErrors === null){
vErrors = [err662];
}
else {
vErrors.push(err662);
}
errors++;
}
const len30 = data302.length;
for(let i30=0; i30<len30; i30++){
let data303 = data302[i30];
if(typeof data303 === "string"){
if(!pattern7.test(data303)){
const err663 = {instancePath:instancePath+"/report/pivot/values/" + i30,schemaPath:"#/$defs/Measures/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema68.items,data:data303};
if(vErrors === null){
vErrors = [err663];
}
else {
vErrors.push(err663);
}
errors++;
}
}
else {
const err664 = {instancePath:instancePath+"/report/pivot/values/" + i30,schemaPath:"#/$defs/Measures/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema68.items.type,parentSchema:schema68.items,data:data303};
if(vErrors === null){
vErrors = [err664];
}
else {
vErrors.push(err664);
}
errors++;
}
}
}
else {
const err665 = {instancePath:instancePath+"/report/pivot/values",schemaPath:"#/$defs/Measures/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema68.type,parentSchema:schema68,data:data302};
if(vErrors === null){
vErrors = [err665];
}
else {
vErrors.push(err665);
}
errors++;
}
}
}
else {
const err666 = {instancePath:instancePath+"/report/pivot",schemaPath:"#/oneOf/6/properties/report/properties/pivot/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.pivot.type,parentSchema:schema11.oneOf[6].properties.report.properties.pivot,data:data297};
if(vErrors === null){
vErrors = [err666];
}
else {
vErrors.push(err666);
}
errors++;
}
}
if(data254.sort !== undefined){
let data304 = data254.sort;
if(Array.isArray(data304)){
if(data304.length > 8){
const err667 = {instancePath:instancePath+"/report/sort",schemaPath:"#/oneOf/6/properties/report/properties/sort/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items",schema:8,parentSchema:schema11.oneOf[6].properties.report.properties.sort,data:data304};
if(vErrors === null){
vErrors = [err667];
}
else {
vErrors.push(err667);
}
errors++;
}
const len31 = data304.length;
for(let i31=0; i31<len31; i31++){
let data305 = data304[i31];
if(data305 && typeof data305 == "object" && !Array.isArray(data305)){
if(data305.by === undefined){
const err668 = {instancePath:instancePath+"/report/sort/" + i31,schemaPath:"#/oneOf/6/properties/report/properties/sort/items/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'",schema:schema11.oneOf[6].properties.report.properties.sort.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.sort.items,data:data305};
if(vErrors === null){
vErrors = [err668];
}
else {
vErrors.push(err668);
}
errors++;
}
if(data305.order === undefined){
const err669 = {instancePath:instancePath+"/report/sort/" + i31,schemaPath:"#/oneOf/6/properties/report/properties/sort/items/required",keyword:"required",params:{missingProperty: "order"},message:"must have required property '"+"order"+"'",schema:schema11.oneOf[6].properties.report.properties.sort.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.sort.items,data:data305};
if(vErrors === null){
vErrors = [err669];
}
else {
vErrors.push(err669);
}
errors++;
}
for(const key64 in data305){
if(!((key64 === "by") || (key64 === "order"))){
const err670 = {instancePath:instancePath+"/report/sort/" + i31,schemaPath:"#/oneOf/6/properties/report/properties/sort/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key64},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.sort.items,data:data305};
if(vErrors === null){
vErrors = [err670];
}
else {
vErrors.push(err670);
}
errors++;
}
}
if(data305.by !== undefined){
let data306 = data305.by;
if(typeof data306 === "string"){
if(!pattern7.test(data306)){
const err671 = {instancePath:instancePath+"/report/sort/" + i31+"/by",schemaPath:"#/oneOf/6/properties/report/properties/sort/items/properties/by/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.sort.items.properties.by,data:data306};
if(vErrors === null){
vErrors = [err671];
}
else {
vErrors.push(err671);
}
errors++;
}
}
else {
const err672 = {instancePath:instancePath+"/report/sort/" + i31+"/by",schemaPath:"#/oneOf/6/properties/report/properties/sort/items/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.sort.items.properties.by.type,parentSchema:schema11.oneOf[6].properties.report.properties.sort.items.properties.by,data:data306};
if(vErrors === null){
vErrors = [err672];
}
else {
vErrors.push(err672);
}
errors++;
}
}
if(data305.order !== undefined){
let data307 = data305.order;
if(typeof data307 !== "string"){
const err673 = {instancePath:instancePath+"/report/sort/" + i31+"/order",schemaPath:"#/oneOf/6/properties/report/properties/sort/items/properties/order/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.sort.items.properties.order.type,parentSchema:schema11.oneOf[6].properties.report.properties.sort.items.properties.order,data:data307};
if(vErrors === null){
vErrors = [err673];
}
else {
vErrors.push(err673);
}
errors++;
}
if(!((data307 === "asc") || (data307 === "desc"))){
const err674 = {instancePath:instancePath+"/report/sort/" + i31+"/order",schemaPath:"#/oneOf/6/properties/report/properties/sort/items/properties/order/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[6].properties.report.properties.sort.items.properties.order.enum},message:"must be equal to one of the allowed values",schema:schema11.oneOf[6].properties.report.properties.sort.items.properties.order.enum,parentSchema:schema11.oneOf[6].properties.report.properties.sort.items.properties.order,data:data307};
if(vErrors === null){
vErrors = [err674];
}
else {
vErrors.push(err674);
}
errors++;
}
}
}
else {
const err675 = {instancePath:instancePath+"/report/sort/" + i31,schemaPath:"#/oneOf/6/properties/report/properties/sort/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.sort.items.type,parentSchema:schema11.oneOf[6].properties.report.properties.sort.items,data:data305};
if(vErrors === null){
vErrors = [err675];
}
else {
vErrors.push(err675);
}
errors++;
}
}
}
else {
const err676 = {instancePath:instancePath+"/report/sort",schemaPath:"#/oneOf/6/properties/report/properties/sort/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[6].properties.report.properties.sort.type,parentSchema:schema11.oneOf[6].properties.report.properties.sort,data:data304};
if(vErrors === null){
vErrors = [err676];
}
else {
vErrors.push(err676);
}
errors++;
}
}
if(data254.limit !== undefined){
let data308 = data254.limit;
if(!(((typeof data308 == "number") && (!(data308 % 1) && !isNaN(data308))) && (isFinite(data308)))){
const err677 = {instancePath:instancePath+"/report/limit",schemaPath:"#/oneOf/6/properties/report/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[6].properties.report.properties.limit.type,parentSchema:schema11.oneOf[6].properties.report.properties.limit,data:data308};
if(vErrors === null){
vErrors = [err677];
}
else {
vErrors.push(err677);
}
errors++;
}
if((typeof data308 == "number") && (isFinite(data308))){
if(data308 > 20000 || isNaN(data308)){
const err678 = {instancePath:instancePath+"/report/limit",schemaPath:"#/oneOf/6/properties/report/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20000},message:"must be <= 20000",schema:20000,parentSchema:schema11.oneOf[6].properties.report.properties.limit,data:data308};
if(vErrors === null){
vErrors = [err678];
}
else {
vErrors.push(err678);
}
errors++;
}
if(data308 < 1 || isNaN(data308)){
const err679 = {instancePath:instancePath+"/report/limit",schemaPath:"#/oneOf/6/properties/report/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.limit,data:data308};
if(vErrors === null){
vErrors = [err679];
}
else {
vErrors.push(err679);
}
errors++;
}
}
}
if(data254.charts !== undefined){
let data309 = data254.charts;
if(Array.isArray(data309)){
if(data309.length > 6){
const err680 = {instancePath:instancePath+"/report/charts",schemaPath:"#/oneOf/6/properties/report/properties/charts/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items",schema:6,parentSchema:schema11.oneOf[6].properties.report.properties.charts,data:data309};
if(vErrors === null){
vErrors = [err680];
}
else {
vErrors.push(err680);
}
errors++;
}
const len32 = data309.length;
for(let i32=0; i32<len32; i32++){
let data310 = data309[i32];
if(data310 && typeof data310 == "object" && !Array.isArray(data310)){
if(data310.id === undefined){
const err681 = {instancePath:instancePath+"/report/charts/" + i32,schemaPath:"#/oneOf/6/properties/report/properties/charts/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[6].properties.report.properties.charts.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items,data:data310};
if(vErrors === null){
vErrors = [err681];
}
else {
vErrors.push(err681);
}
errors++;
}
if(data310.type === undefined){
const err682 = {instancePath:instancePath+"/report/charts/" + i32,schemaPath:"#/oneOf/6/properties/report/properties/charts/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema11.oneOf[6].properties.report.properties.charts.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items,data:data310};
if(vErrors === null){
vErrors = [err682];
}
else {
vErrors.push(err682);
}
errors++;
}
if(data310.title === undefined){
const err683 = {instancePath:instancePath+"/report/charts/" + i32,schemaPath:"#/oneOf/6/properties/report/properties/charts/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[6].properties.report.properties.charts.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items,data:data310};
if(vErrors === null){
vErrors = [err683];
}
else {
vErrors.push(err683);
}
errors++;
}
if(data310.x === undefined){
const err684 = {instancePath:instancePath+"/report/charts/" + i32,schemaPath:"#/oneOf/6/properties/report/properties/charts/items/required",keyword:"required",params:{missingProperty: "x"},message:"must have required property '"+"x"+"'",schema:schema11.oneOf[6].properties.report.properties.charts.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items,data:data310};
if(vErrors === null){
vErrors = [err684];
}
else {
vErrors.push(err684);
}
errors++;
}
if(data310.y === undefined){
const err685 = {instancePath:instancePath+"/report/charts/" + i32,schemaPath:"#/oneOf/6/properties/report/properties/charts/items/required",keyword:"required",params:{missingProperty: "y"},message:"must have required property '"+"y"+"'",schema:schema11.oneOf[6].properties.report.properties.charts.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items,data:data310};
if(vErrors === null){
vErrors = [err685];
}
else {
vErrors.push(err685);
}
errors++;
}
for(const key65 in data310){
if(!(((((((key65 === "id") || (key65 === "type")) || (key65 === "title")) || (key65 === "props")) || (key65 === "x")) || (key65 === "y")) || (key65 === "series"))){
const err686 = {instancePath:instancePath+"/report/charts/" + i32,schemaPath:"#/oneOf/6/properties/report/properties/charts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key65},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items,data:data310};
if(vErrors === null){
vErrors = [err686];
}
else {
vErrors.push(err686);
}
errors++;
}
}
if(data310.id !== undefined){
let data311 = data310.id;
if(typeof data311 === "string"){
if(!pattern7.test(data311)){
const err687 = {instancePath:instancePath+"/report/charts/" + i32+"/id",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.id,data:data311};
if(vErrors === null){
vErrors = [err687];
}
else {
vErrors.push(err687);
}
errors++;
}
}
else {
const err688 = {instancePath:instancePath+"/report/charts/" + i32+"/id",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.charts.items.properties.id.type,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.id,data:data311};
if(vErrors === null){
vErrors = [err688];
}
else {
vErrors.push(err688);
}
errors++;
}
}
if(data310.type !== undefined){
let data312 = data310.type;
if(typeof data312 === "string"){
if(!pattern15.test(data312)){
const err689 = {instancePath:instancePath+"/report/charts/" + i32+"/type",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/type/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.type,data:data312};
if(vErrors === null){
vErrors = [err689];
}
else {
vErrors.push(err689);
}
errors++;
}
}
else {
const err690 = {instancePath:instancePath+"/report/charts/" + i32+"/type",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.charts.items.properties.type.type,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.type,data:data312};
if(vErrors === null){
vErrors = [err690];
}
else {
vErrors.push(err690);
}
errors++;
}
}
if(data310.title !== undefined){
let data313 = data310.title;
if(typeof data313 === "string"){
if(data313.length > 500){
const err691 = {instancePath:instancePath+"/report/charts/" + i32+"/title",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.title,data:data313};
if(vErrors === null){
vErrors = [err691];
}
else {
vErrors.push(err691);
}
errors++;
}
if(data313.length < 1){
const err692 = {instancePath:instancePath+"/report/charts/" + i32+"/title",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.title,data:data313};
if(vErrors === null){
vErrors = [err692];
}
else {
vErrors.push(err692);
}
errors++;
}
}
else {
const err693 = {instancePath:instancePath+"/report/charts/" + i32+"/title",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.charts.items.properties.title.type,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.title,data:data313};
if(vErrors === null){
vErrors = [err693];
}
else {
vErrors.push(err693);
}
errors++;
}
}
if(data310.props !== undefined){
let data314 = data310.props;
if(!(data314 && typeof data314 == "object" && !Array.isArray(data314))){
const err694 = {instancePath:instancePath+"/report/charts/" + i32+"/props",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.charts.items.properties.props.type,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.props,data:data314};
if(vErrors === null){
vErrors = [err694];
}
else {
vErrors.push(err694);
}
errors++;
}
}
if(data310.x !== undefined){
let data315 = data310.x;
if(typeof data315 === "string"){
if(!pattern7.test(data315)){
const err695 = {instancePath:instancePath+"/report/charts/" + i32+"/x",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/x/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.x,data:data315};
if(vErrors === null){
vErrors = [err695];
}
else {
vErrors.push(err695);
}
errors++;
}
}
else {
const err696 = {instancePath:instancePath+"/report/charts/" + i32+"/x",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/x/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.charts.items.properties.x.type,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.x,data:data315};
if(vErrors === null){
vErrors = [err696];
}
else {
vErrors.push(err696);
}
errors++;
}
}
if(data310.y !== undefined){
let data316 = data310.y;
if(Array.isArray(data316)){
if(data316.length > 6){
const err697 = {instancePath:instancePath+"/report/charts/" + i32+"/y",schemaPath:"#/$defs/Measures/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items",schema:6,parentSchema:schema68,data:data316};
if(vErrors === null){
vErrors = [err697];
}
else {
vErrors.push(err697);
}
errors++;
}
if(data316.length < 1){
const err698 = {instancePath:instancePath+"/report/charts/" + i32+"/y",schemaPath:"#/$defs/Measures/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema68,data:data316};
if(vErrors === null){
vErrors = [err698];
}
else {
vErrors.push(err698);
}
errors++;
}
const len33 = data316.length;
for(let i33=0; i33<len33; i33++){
let data317 = data316[i33];
if(typeof data317 === "string"){
if(!pattern7.test(data317)){
const err699 = {instancePath:instancePath+"/report/charts/" + i32+"/y/" + i33,schemaPath:"#/$defs/Measures/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema68.items,data:data317};
if(vErrors === null){
vErrors = [err699];
}
else {
vErrors.push(err699);
}
errors++;
}
}
else {
const err700 = {instancePath:instancePath+"/report/charts/" + i32+"/y/" + i33,schemaPath:"#/$defs/Measures/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema68.items.type,parentSchema:schema68.items,data:data317};
if(vErrors === null){
vErrors = [err700];
}
else {
vErrors.push(err700);
}
errors++;
}
}
}
else {
const err701 = {instancePath:instancePath+"/report/charts/" + i32+"/y",schemaPath:"#/$defs/Measures/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema68.type,parentSchema:schema68,data:data316};
if(vErrors === null){
vErrors = [err701];
}
else {
vErrors.push(err701);
}
errors++;
}
}
if(data310.series !== undefined){
let data318 = data310.series;
if(typeof data318 === "string"){
if(!pattern7.test(data318)){
const err702 = {instancePath:instancePath+"/report/charts/" + i32+"/series",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/series/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.series,data:data318};
if(vErrors === null){
vErrors = [err702];
}
else {
vErrors.push(err702);
}
errors++;
}
}
else {
const err703 = {instancePath:instancePath+"/report/charts/" + i32+"/series",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/series/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.charts.items.properties.series.type,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.series,data:data318};
if(vErrors === null){
vErrors = [err703];
}
else {
vErrors.push(err703);
}
errors++;
}
}
}
else {
const err704 = {instancePath:instancePath+"/report/charts/" + i32,schemaPath:"#/oneOf/6/properties/report/properties/charts/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.charts.items.type,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items,data:data310};
if(vErrors === null){
vErrors = [err704];
}
else {
vErrors.push(err704);
}
errors++;
}
}
}
else {
const err705 = {instancePath:instancePath+"/report/charts",schemaPath:"#/oneOf/6/properties/report/properties/charts/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[6].properties.report.properties.charts.type,parentSchema:schema11.oneOf[6].properties.report.properties.charts,data:data309};
if(vErrors === null){
vErrors = [err705];
}
else {
vErrors.push(err705);
}
errors++;
}
}
if(data254.drill !== undefined){
let data319 = data254.drill;
if(data319 && typeof data319 == "object" && !Array.isArray(data319)){
if(data319.page === undefined){
const err706 = {instancePath:instancePath+"/report/drill",schemaPath:"#/oneOf/6/properties/report/properties/drill/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'",schema:schema11.oneOf[6].properties.report.properties.drill.required,parentSchema:schema11.oneOf[6].properties.report.properties.drill,data:data319};
if(vErrors === null){
vErrors = [err706];
}
else {
vErrors.push(err706);
}
errors++;
}
if(data319.query === undefined){
const err707 = {instancePath:instancePath+"/report/drill",schemaPath:"#/oneOf/6/properties/report/properties/drill/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'",schema:schema11.oneOf[6].properties.report.properties.drill.required,parentSchema:schema11.oneOf[6].properties.report.properties.drill,data:data319};
if(vErrors === null){
vErrors = [err707];
}
else {
vErrors.push(err707);
}
errors++;
}
for(const key66 in data319){
if(!((key66 === "page") || (key66 === "query"))){
const err708 = {instancePath:instancePath+"/report/drill",schemaPath:"#/oneOf/6/properties/report/properties/drill/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key66},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.drill,data:data319};
if(vErrors === null){
vErrors = [err708];
}
else {
vErrors.push(err708);
}
errors++;
}
}
if(data319.page !== undefined){
let data320 = data319.page;
if(typeof data320 === "string"){
if(data320.length > 120){
const err709 = {instancePath:instancePath+"/report/drill/page",schemaPath:"#/oneOf/6/properties/report/properties/drill/properties/page/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.oneOf[6].properties.report.properties.drill.properties.page,data:data320};
if(vErrors === null){
vErrors = [err709];
}
else {
vErrors.push(err709);
}
errors++;
}
if(!pattern0.test(data320)){
const err710 = {instancePath:instancePath+"/report/drill/page",schemaPath:"#/oneOf/6/properties/report/properties/drill/properties/page/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[6].properties.report.properties.drill.properties.page,data:data320};
if(vErrors === null){
vErrors = [err710];
}
else {
vErrors.push(err710);
}
errors++;
}
}
else {
const err711 = {instancePath:instancePath+"/report/drill/page",schemaPath:"#/oneOf/6/properties/report/properties/drill/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.drill.properties.page.type,parentSchema:schema11.oneOf[6].properties.report.properties.drill.properties.page,data:data320};
if(vErrors === null){
vErrors = [err711];
}
else {
vErrors.push(err711);
}
errors++;
}
}
if(data319.query !== undefined){
let data321 = data319.query;
if(data321 && typeof data321 == "object" && !Array.isArray(data321)){
for(const key67 in data321){
if(pattern23.test(key67)){
let data322 = data321[key67];
if(data322 && typeof data322 == "object" && !Array.isArray(data322)){
if(Object.keys(data322).length < 1){
const err712 = {instancePath:instancePath+"/report/drill/query/" + key67.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/oneOf/6/properties/report/properties/drill/properties/query/patternProperties/%5E.*%24/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.drill.properties.query.patternProperties["^.*$"],data:data322};
if(vErrors === null){
vErrors = [err712];
}
else {
vErrors.push(err712);
}
errors++;
}
for(const key68 in data322){
if(!((key68 === "dimension") || (key68 === "filter"))){
const err713 = {instancePath:instancePath+"/report/drill/query/" + key67.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/oneOf/6/properties/report/properties/drill/properties/query/patternProperties/%5E.*%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key68},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.drill.properties.query.patternProperties["^.*$"],data:data322};
if(vErrors === null){
vErrors = [err713];
}
else {
vErrors.push(err713);
}
errors++;
}
}
if(data322.dimension !== undefined){
let data323 = data322.dimension;
if(typeof data323 === "string"){
if(!pattern7.test(data323)){
const err714 = {instancePath:instancePath+"/report/drill/query/" + key67.replace(/~/g, "~0").replace(/\//g, "~1")+"/dimension",schemaPath:"#/oneOf/6/properties/report/properties/drill/properties/query/patternProperties/%5E.*%24/properties/dimension/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.drill.properties.query.patternProperties["^.*$"].properties.dimension,data:data323};
if(vErrors === null){
vErrors = [err714];
}
else {
vErrors.push(err714);
}
errors++;
}
}
else {
const err715 = {instancePath:instancePath+"/report/drill/query/" + key67.replace(/~/g, "~0").replace(/\//g, "~1")+"/dimension",schemaPath:"#/oneOf/6/properties/report/properties/drill/properties/query/patternProperties/%5E.*%24/properties/dimension/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.drill.properties.query.patternProperties["^.*$"].properties.dimension.type,parentSchema:schema11.oneOf[6].properties.report.properties.drill.properties.query.patternProperties["^.*$"].properties.dimension,data:data323};
if(vErrors === null){
vErrors = [err715];
}
else {
vErrors.push(err715);
}
errors++;
}
}
if(data322.filter !== undefined){
let data324 = data322.filter;
if(typeof data324 === "string"){
if(!pattern7.test(data324)){
const err716 = {instancePath:instancePath+"/report/drill/query/" + key67.replace(/~/g, "~0").replace(/\//g, "~1")+"/filter",schemaPath:"#/oneOf/6/properties/report/properties/drill/properties/query/patternProperties/%5E.*%24/properties/filter/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.drill.properties.query.patternProperties["^.*$"].properties.filter,data:data324};
if(vErrors === null){
vErrors = [err716];
}
else {
vErrors.push(err716);
}
errors++;
}
}
else {
const err717 = {instancePath:instancePath+"/report/drill/query/" + key67.replace(/~/g, "~0").replace(/\//g, "~1")+"/filter",schemaPath:"#/oneOf/6/properties/report/properties/drill/properties/query/patternProperties/%5E.*%24/properties/filter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.drill.properties.query.patternProperties["^.*$"].properties.filter.type,parentSchema:schema11.oneOf[6].properties.report.properties.drill.properties.query.patternProperties["^.*$"].properties.filter,data:data324};
if(vErrors === null){
vErrors = [err717];
}
else {
vErrors.push(err717);
}
errors++;
}
}
}
else {
const err718 = {instancePath:instancePath+"/report/drill/query/" + key67.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/oneOf/6/properties/report/properties/drill/properties/query/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.drill.properties.query.patternProperties["^.*$"].type,parentSchema:schema11.oneOf[6].properties.report.properties.drill.properties.query.patternProperties["^.*$"],data:data322};
if(vErrors === null){
vErrors = [err718];
}
else {
vErrors.push(err718);
}
errors++;
}
}
}
}
else {
const err719 = {instancePath:instancePath+"/report/drill/query",schemaPath:"#/oneOf/6/properties/report/properties/drill/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.drill.properties.query.type,parentSchema:schema11.oneOf[6].properties.report.properties.drill.properties.query,data:data321};
if(vErrors === null){
vErrors = [err719];
}
else {
vErrors.push(err719);
}
errors++;
}
}
}
else {
const err720 = {instancePath:instancePath+"/report/drill",schemaPath:"#/oneOf/6/properties/report/properties/drill/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.drill.type,parentSchema:schema11.oneOf[6].properties.report.properties.drill,data:data319};
if(vErrors === null){
vErrors = [err720];
}
else {
vErrors.push(err720);
}
errors++;
}
}
if(data254.checks !== undefined){
let data325 = data254.checks;
if(Array.isArray(data325)){
if(data325.length > 20){
const err721 = {instancePath:instancePath+"/report/checks",schemaPath:"#/oneOf/6/properties/report/properties/checks/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema11.oneOf[6].properties.report.properties.checks,data:data325};
if(vErrors === null){
vErrors = [err721];
}
else {
vErrors.push(err721);
}
errors++;
}
const len34 = data325.length;
for(let i34=0; i34<len34; i34++){
let data326 = data325[i34];
if(data326 && typeof data326 == "object" && !Array.isArray(data326)){
if(data326.id === undefined){
const err722 = {instancePath:instancePath+"/report/checks/" + i34,schemaPath:"#/oneOf/6/properties/report/properties/checks/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[6].properties.report.properties.checks.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items,data:data326};
if(vErrors === null){
vErrors = [err722];
}
else {
vErrors.push(err722);
}
errors++;
}
if(data326.expr === undefined){
const err723 = {instancePath:instancePath+"/report/checks/" + i34,schemaPath:"#/oneOf/6/properties/report/properties/checks/items/required",keyword:"required",params:{missingProperty: "expr"},message:"must have required property '"+"expr"+"'",schema:schema11.oneOf[6].properties.report.properties.checks.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items,data:data326};
if(vErrors === null){
vErrors = [err723];
}
else {
vErrors.push(err723);
}
errors++;
}
if(data326.message === undefined){
const err724 = {instancePath:instancePath+"/report/checks/" + i34,schemaPath:"#/oneOf/6/properties/report/properties/checks/items/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'",schema:schema11.oneOf[6].properties.report.properties.checks.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items,data:data326};
if(vErrors === null){
vErrors = [err724];
}
else {
vErrors.push(err724);
}
errors++;
}
for(const key69 in data326){
if(!((((key69 === "id") || (key69 === "expr")) || (key69 === "tolerance")) || (key69 === "message"))){
const err725 = {instancePath:instancePath+"/report/checks/" + i34,schemaPath:"#/oneOf/6/properties/report/properties/checks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key69},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items,data:data326};
if(vErrors === null){
vErrors = [err725];
}
else {
vErrors.push(err725);
}
errors++;
}
}
if(data326.id !== undefined){
let data327 = data326.id;
if(typeof data327 === "string"){
if(!pattern7.test(data327)){
const err726 = {instancePath:instancePath+"/report/checks/" + i34+"/id",schemaPath:"#/oneOf/6/properties/report/properties/checks/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.checks.items.properties.id,data:data327};
if(vErrors === null){
vErrors = [err726];
}
else {
vErrors.push(err726);
}
errors++;
}
}
else {
const err727 = {instancePath:instancePath+"/report/checks/" + i34+"/id",schemaPath:"#/oneOf/6/properties/report/properties/checks/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.checks.items.properties.id.type,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items.properties.id,data:data327};
if(vErrors === null){
vErrors = [err727];
}
else {
vErrors.push(err727);
}
errors++;
}
}
if(data326.expr !== undefined){
let data328 = data326.expr;
if(data328 && typeof data328 == "object" && !Array.isArray(data328)){
if(data328.$expr === undefined){
const err728 = {instancePath:instancePath+"/report/checks/" + i34+"/expr",schemaPath:"#/oneOf/6/properties/report/properties/checks/items/properties/expr/required",keyword:"required",params:{missingProperty: "$expr"},message:"must have required property '"+"$expr"+"'",schema:schema11.oneOf[6].properties.report.properties.checks.items.properties.expr.required,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items.properties.expr,data:data328};
if(vErrors === null){
vErrors = [err728];
}
else {
vErrors.push(err728);
}
errors++;
}
for(const key70 in data328){
if(!(key70 === "$expr")){
const err729 = {instancePath:instancePath+"/report/checks/" + i34+"/expr",schemaPath:"#/oneOf/6/properties/report/properties/checks/items/properties/expr/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key70},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items.properties.expr,data:data328};
if(vErrors === null){
vErrors = [err729];
}
else {
vErrors.push(err729);
}
errors++;
}
}
if(data328.$expr !== undefined){
let data329 = data328.$expr;
if(typeof data329 === "string"){
if(data329.length > 2000){
const err730 = {instancePath:instancePath+"/report/checks/" + i34+"/expr/$expr",schemaPath:"#/oneOf/6/properties/report/properties/checks/items/properties/expr/properties/%24expr/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items.properties.expr.properties.$expr,data:data329};
if(vErrors === null){
vErrors = [err730];
}
else {
vErrors.push(err730);
}
errors++;
}
if(data329.length < 1){
const err731 = {instancePath:instancePath+"/report/checks/" + i34+"/expr/$expr",schemaPath:"#/oneOf/6/properties/report/properties/checks/items/properties/expr/properties/%24expr/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items.properties.expr.properties.$expr,data:data329};
if(vErrors === null){
vErrors = [err731];
}
else {
vErrors.push(err731);
}
errors++;
}
}
else {
const err732 = {instancePath:instancePath+"/report/checks/" + i34+"/expr/$expr",schemaPath:"#/oneOf/6/properties/report/properties/checks/items/properties/expr/properties/%24expr/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.checks.items.properties.expr.properties.$expr.type,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items.properties.expr.properties.$expr,data:data329};
if(vErrors === null){
vErrors = [err732];
}
else {
vErrors.push(err732);
}
errors++;
}
}
}
else {
const err733 = {instancePath:instancePath+"/report/checks/" + i34+"/expr",schemaPath:"#/oneOf/6/properties/report/properties/checks/items/properties/expr/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.checks.items.properties.expr.type,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items.properties.expr,data:data328};
if(vErrors === null){
vErrors = [err733];
}
else {
vErrors.push(err733);
}
errors++;
}
}
if(data326.tolerance !== undefined){
let data330 = data326.tolerance;
if(!(((typeof data330 == "number") && (!(data330 % 1) && !isNaN(data330))) && (isFinite(data330)))){
const err734 = {instancePath:instancePath+"/report/checks/" + i34+"/tolerance",schemaPath:"#/oneOf/6/properties/report/properties/checks/items/properties/tolerance/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[6].properties.report.properties.checks.items.properties.tolerance.type,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items.properties.tolerance,data:data330};
if(vErrors === null){
vErrors = [err734];
}
else {
vErrors.push(err734);
}
errors++;
}
if((typeof data330 == "number") && (isFinite(data330))){
if(data330 < 0 || isNaN(data330)){
const err735 = {instancePath:instancePath+"/report/checks/" + i34+"/tolerance",schemaPath:"#/oneOf/6/properties/report/properties/checks/items/properties/tolerance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items.properties.tolerance,data:data330};
if(vErrors === null){
vErrors = [err735];
}
else {
vErrors.push(err735);
}
errors++;
}
}
}
if(data326.message !== undefined){
if(!(validate22(data326.message, {instancePath:instancePath+"/report/checks/" + i34+"/message",parentData:data326,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err736 = {instancePath:instancePath+"/report/checks/" + i34,schemaPath:"#/oneOf/6/properties/report/properties/checks/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.checks.items.type,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items,data:data326};
if(vErrors === null){
vErrors = [err736];
}
else {
vErrors.push(err736);
}
errors++;
}
}
}
else {
const err737 = {instancePath:instancePath+"/report/checks",schemaPath:"#/oneOf/6/properties/report/properties/checks/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[6].properties.report.properties.checks.type,parentSchema:schema11.oneOf[6].properties.report.properties.checks,data:data325};
if(vErrors === null){
vErrors = [err737];
}
else {
vErrors.push(err737);
}
errors++;
}
}
if(data254.budget !== undefined){
let data332 = data254.budget;
if(data332 && typeof data332 == "object" && !Array.isArray(data332)){
if(data332.maxRows === undefined){
const err738 = {instancePath:instancePath+"/report/budget",schemaPath:"#/oneOf/6/properties/report/properties/budget/required",keyword:"required",params:{missingProperty: "maxRows"},message:"must have required property '"+"maxRows"+"'",schema:schema11.oneOf[6].properties.report.properties.budget.required,parentSchema:schema11.oneOf[6].properties.report.properties.budget,data:data332};
if(vErrors === null){
vErrors = [err738];
}
else {
vErrors.push(err738);
}
errors++;
}
if(data332.maxSeconds === undefined){
const err739 = {instancePath:instancePath+"/report/budget",schemaPath:"#/oneOf/6/properties/report/properties/budget/required",keyword:"required",params:{missingProperty: "maxSeconds"},message:"must have required property '"+"maxSeconds"+"'",schema:schema11.oneOf[6].properties.report.properties.budget.required,parentSchema:schema11.oneOf[6].properties.report.properties.budget,data:data332};
if(vErrors === null){
vErrors = [err739];
}
else {
vErrors.push(err739);
}
errors++;
}
for(const key71 in data332){
if(!(((key71 === "maxRows") || (key71 === "maxSeconds")) || (key71 === "requireDateRange"))){
const err740 = {instancePath:instancePath+"/report/budget",schemaPath:"#/oneOf/6/properties/report/properties/budget/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key71},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.budget,data:data332};
if(vErrors === null){
vErrors = [err740];
}
else {
vErrors.push(err740);
}
errors++;
}
}
if(data332.maxRows !== undefined){
let data333 = data332.maxRows;
if(!(((typeof data333 == "number") && (!(data333 % 1) && !isNaN(data333))) && (isFinite(data333)))){
const err741 = {instancePath:instancePath+"/report/budget/maxRows",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/maxRows/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[6].properties.report.properties.budget.properties.maxRows.type,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.maxRows,data:data333};
if(vErrors === null){
vErrors = [err741];
}
else {
vErrors.push(err741);
}
errors++;
}
if((typeof data333 == "number") && (isFinite(data333))){
if(data333 > 20000 || isNaN(data333)){
const err742 = {instancePath:instancePath+"/report/budget/maxRows",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/maxRows/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20000},message:"must be <= 20000",schema:20000,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.maxRows,data:data333};
if(vErrors === null){
vErrors = [err742];
}
else {
vErrors.push(err742);
}
errors++;
}
if(data333 < 1 || isNaN(data333)){
const err743 = {instancePath:instancePath+"/report/budget/maxRows",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/maxRows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.maxRows,data:data333};
if(vErrors === null){
vErrors = [err743];
}
else {
vErrors.push(err743);
}
errors++;
}
}
}
if(data332.maxSeconds !== undefined){
let data334 = data332.maxSeconds;
if(!(((typeof data334 == "number") && (!(data334 % 1) && !isNaN(data334))) && (isFinite(data334)))){
const err744 = {instancePath:instancePath+"/report/budget/maxSeconds",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/maxSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[6].properties.report.properties.budget.properties.maxSeconds.type,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.maxSeconds,data:data334};
if(vErrors === null){
vErrors = [err744];
}
else {
vErrors.push(err744);
}
errors++;
}
if((typeof data334 == "number") && (isFinite(data334))){
if(data334 > 25 || isNaN(data334)){
const err745 = {instancePath:instancePath+"/report/budget/maxSeconds",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/maxSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 25},message:"must be <= 25",schema:25,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.maxSeconds,data:data334};
if(vErrors === null){
vErrors = [err745];
}
else {
vErrors.push(err745);
}
errors++;
}
if(data334 < 1 || isNaN(data334)){
const err746 = {instancePath:instancePath+"/report/budget/maxSeconds",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/maxSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.maxSeconds,data:data334};
if(vErrors === null){
vErrors = [err746];
}
else {
vErrors.push(err746);
}
errors++;
}
}
}
if(data332.requireDateRange !== undefined){
let data335 = data332.requireDateRange;
if(data335 && typeof data335 == "object" && !Array.isArray(data335)){
if(data335.filter === undefined){
const err747 = {instancePath:instancePath+"/report/budget/requireDateRange",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/requireDateRange/required",keyword:"required",params:{missingProperty: "filter"},message:"must have required property '"+"filter"+"'",schema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange.required,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange,data:data335};
if(vErrors === null){
vErrors = [err747];
}
else {
vErrors.push(err747);
}
errors++;
}
if(data335.maxDays === undefined){
const err748 = {instancePath:instancePath+"/report/budget/requireDateRange",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/requireDateRange/required",keyword:"required",params:{missingProperty: "maxDays"},message:"must have required property '"+"maxDays"+"'",schema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange.required,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange,data:data335};
if(vErrors === null){
vErrors = [err748];
}
else {
vErrors.push(err748);
}
errors++;
}
for(const key72 in data335){
if(!((key72 === "filter") || (key72 === "maxDays"))){
const err749 = {instancePath:instancePath+"/report/budget/requireDateRange",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/requireDateRange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key72},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange,data:data335};
if(vErrors === null){
vErrors = [err749];
}
else {
vErrors.push(err749);
}
errors++;
}
}
if(data335.filter !== undefined){
let data336 = data335.filter;
if(typeof data336 === "string"){
if(!pattern7.test(data336)){
const err750 = {instancePath:instancePath+"/report/budget/requireDateRange/filter",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/requireDateRange/properties/filter/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange.properties.filter,data:data336};
if(vErrors === null){
vErrors = [err750];
}
else {
vErrors.push(err750);
}
errors++;
}
}
else {
const err751 = {instancePath:instancePath+"/report/budget/requireDateRange/filter",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/requireDateRange/properties/filter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange.properties.filter.type,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange.properties.filter,data:data336};
if(vErrors === null){
vErrors = [err751];
}
else {
vErrors.push(err751);
}
errors++;
}
}
if(data335.maxDays !== undefined){
let data337 = data335.maxDays;
if(!(((typeof data337 == "number") && (!(data337 % 1) && !isNaN(data337))) && (isFinite(data337)))){
const err752 = {instancePath:instancePath+"/report/budget/requireDateRange/maxDays",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/requireDateRange/properties/maxDays/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange.properties.maxDays.type,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange.properties.maxDays,data:data337};
if(vErrors === null){
vErrors = [err752];
}
else {
vErrors.push(err752);
}
errors++;
}
if((typeof data337 == "number") && (isFinite(data337))){
if(data337 > 3660 || isNaN(data337)){
const err753 = {instancePath:instancePath+"/report/budget/requireDateRange/maxDays",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/requireDateRange/properties/maxDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3660},message:"must be <= 3660",schema:3660,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange.properties.maxDays,data:data337};
if(vErrors === null){
vErrors = [err753];
}
else {
vErrors.push(err753);
}
errors++;
}
if(data337 < 1 || isNaN(data337)){
const err754 = {instancePath:instancePath+"/report/budget/requireDateRange/maxDays",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/requireDateRange/properties/maxDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange.properties.maxDays,data:data337};
if(vErrors === null){
vErrors = [err754];
}
else {
vErrors.push(err754);
}
errors++;
}
}
}
}
else {
const err755 = {instancePath:instancePath+"/report/budget/requireDateRange",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/requireDateRange/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange.type,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange,data:data335};
if(vErrors === null){
vErrors = [err755];
}
else {
vErrors.push(err755);
}
errors++;
}
}
}
else {
const err756 = {instancePath:instancePath+"/report/budget",schemaPath:"#/oneOf/6/properties/report/properties/budget/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.budget.type,parentSchema:schema11.oneOf[6].properties.report.properties.budget,data:data332};
if(vErrors === null){
vErrors = [err756];
}
else {
vErrors.push(err756);
}
errors++;
}
}
if(data254.empty !== undefined){
let data338 = data254.empty;
if(typeof data338 === "string"){
if(data338.length > 500){
const err757 = {instancePath:instancePath+"/report/empty",schemaPath:"#/oneOf/6/properties/report/properties/empty/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[6].properties.report.properties.empty,data:data338};
if(vErrors === null){
vErrors = [err757];
}
else {
vErrors.push(err757);
}
errors++;
}
if(data338.length < 1){
const err758 = {instancePath:instancePath+"/report/empty",schemaPath:"#/oneOf/6/properties/report/properties/empty/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.empty,data:data338};
if(vErrors === null){
vErrors = [err758];
}
else {
vErrors.push(err758);
}
errors++;
}
}
else {
const err759 = {instancePath:instancePath+"/report/empty",schemaPath:"#/oneOf/6/properties/report/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.empty.type,parentSchema:schema11.oneOf[6].properties.report.properties.empty,data:data338};
if(vErrors === null){
vErrors = [err759];
}
else {
vErrors.push(err759);
}
errors++;
}
}
}
else {
const err760 = {instancePath:instancePath+"/report",schemaPath:"#/oneOf/6/properties/report/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.type,parentSchema:schema11.oneOf[6].properties.report,data:data254};
if(vErrors === null){
vErrors = [err760];
}
else {
vErrors.push(err760);
}
errors++;
}
}
}
else {
const err761 = {instancePath,schemaPath:"#/oneOf/6/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].type,parentSchema:schema11.oneOf[6],data};
if(vErrors === null){
vErrors = [err761];
}
else {
vErrors.push(err761);
}
errors++;
}
}
else {
const err762 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf",schema:schema11.discriminator,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err762];
}
else {
vErrors.push(err762);
}
errors++;
}
}
else {
const err763 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string",schema:schema11.discriminator,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err763];
}
else {
vErrors.push(err763);
}
errors++;
}
}
else {
const err764 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err764];
}
else {
vErrors.push(err764);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

