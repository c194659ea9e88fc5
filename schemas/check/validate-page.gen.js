// Written by `npm run schema -- types` from schemas/meta. Not edited by hand.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Gaiwan page","type":"object","required":["kind"],"discriminator":{"propertyName":"kind"},"oneOf":[{"type":"object","required":["format","id","title","kind","list"],"properties":{"$schema":{"type":"string","description":"For editors only; never fetched."},"format":{"type":"number","const":1,"title":"Page format"},"id":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"params":{"$ref":"#/$defs/Parameters"},"data":{"$ref":"#/$defs/DataSources"},"requires":{"$ref":"#/$defs/Needs"},"actions":{"type":"array","items":{"$ref":"#/$defs/Action"},"maxItems":100},"locales":{"$ref":"#/$defs/Translations"},"x":{"type":"object","patternProperties":{"^.*$":{}},"title":"Extensions"},"kind":{"type":"string","const":"list"},"list":{"type":"object","required":["columns"],"properties":{"rows":{"type":"string","title":"Rows","description":"Name of the data source; rows, unless named."},"search":{"type":"object","required":["fields"],"properties":{"fields":{"type":"array","items":{"$ref":"#/$defs/SearchField"},"maxItems":40},"collapsedRows":{"type":"integer","title":"Rows when collapsed","minimum":1,"maximum":5,"default":1}},"title":"Search","additionalProperties":false},"columns":{"type":"array","items":{"$ref":"#/$defs/Column"},"minItems":1,"maxItems":100},"table":{"type":"object","properties":{"rowKey":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"pageSize":{"type":"integer","title":"Rows a page","minimum":20,"maximum":200,"default":20},"selection":{"type":"boolean","title":"Rows can be selected"},"density":{"type":"string","enum":["large","middle","small"],"title":"Density","default":"middle"},"sort":{"type":"object","required":["field","order"],"properties":{"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"order":{"type":"string","enum":["asc","desc"]}},"title":"Sorted at first by","additionalProperties":false}},"title":"Table","additionalProperties":false},"toolbar":{"$ref":"#/$defs/Actions"},"rowActions":{"$ref":"#/$defs/Actions"},"bulkActions":{"$ref":"#/$defs/Actions"},"detail":{"title":"Detail","description":"A click on the first column opens this page with the parameter id, or runs this action.","if":{"type":"object","required":["action"]},"then":{"type":"object","required":["action"],"properties":{"action":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"}},"additionalProperties":false},"else":{"type":"object","required":["open","page"],"properties":{"open":{"type":"string","enum":["drawer"]},"page":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120}},"additionalProperties":false}},"empty":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"List","additionalProperties":false}},"title":"List page","additionalProperties":false},{"type":"object","required":["format","id","title","kind","detail"],"properties":{"$schema":{"type":"string","description":"For editors only; never fetched."},"format":{"type":"number","const":1,"title":"Page format"},"id":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"params":{"$ref":"#/$defs/Parameters"},"data":{"$ref":"#/$defs/DataSources"},"requires":{"$ref":"#/$defs/Needs"},"actions":{"type":"array","items":{"$ref":"#/$defs/Action"},"maxItems":100},"locales":{"$ref":"#/$defs/Translations"},"x":{"type":"object","patternProperties":{"^.*$":{}},"title":"Extensions"},"kind":{"type":"string","const":"detail"},"detail":{"type":"object","required":["load","nodes"],"properties":{"load":{"type":"string","title":"Record","description":"Name of the data source that gives the record."},"layout":{"type":"object","properties":{"columns":{"type":"integer","title":"Columns","minimum":1,"maximum":4,"default":3},"labels":{"type":"string","enum":["beside","above"],"title":"Labels","default":"above"}},"additionalProperties":false},"nodes":{"type":"array","items":{"type":"object","required":["node"],"discriminator":{"propertyName":"node"},"oneOf":[{"type":"object","required":["node","id","nodes"],"properties":{"node":{"type":"string","const":"group"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"nodes":{"type":"array","items":{"type":"object","required":["node","id","field"],"properties":{"node":{"type":"string","const":"field"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"cell":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"span":{"type":"integer","title":"Columns wide","minimum":1,"maximum":4},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"}},"title":"Value","additionalProperties":false},"minItems":1,"maxItems":100}},"title":"Group","additionalProperties":false},{"type":"object","required":["node","id","field","columns"],"properties":{"node":{"type":"string","const":"array"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"columns":{"type":"array","items":{"$ref":"#/$defs/Column"},"minItems":1,"maxItems":50},"total":{"type":"array","items":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":"Totals","description":"Fields summed in the last row."},"empty":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"Sub-list","additionalProperties":false}]},"minItems":1,"maxItems":100},"actions":{"$ref":"#/$defs/Actions2"}},"title":"Detail","additionalProperties":false}},"title":"Detail page","additionalProperties":false},{"type":"object","required":["format","id","title","kind","dashboard"],"properties":{"$schema":{"type":"string","description":"For editors only; never fetched."},"format":{"type":"number","const":1,"title":"Page format"},"id":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"params":{"$ref":"#/$defs/Parameters"},"data":{"$ref":"#/$defs/DataSources"},"requires":{"$ref":"#/$defs/Needs"},"actions":{"type":"array","items":{"$ref":"#/$defs/Action"},"maxItems":100},"locales":{"$ref":"#/$defs/Translations"},"x":{"type":"object","patternProperties":{"^.*$":{}},"title":"Extensions"},"kind":{"type":"string","const":"dashboard"},"dashboard":{"type":"object","required":["blocks"],"properties":{"blocks":{"type":"array","items":{"type":"object","required":["id","block","title","value"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"block":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"value":{"$ref":"#/$defs/Expression"},"span":{"type":"integer","title":"Columns wide of 24","minimum":4,"maximum":24,"default":8},"link":{"type":"object","required":["page"],"properties":{"page":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"query":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"}},"title":"Leads to","description":"A page, filtered.","additionalProperties":false},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"}},"title":"Block","additionalProperties":false},"minItems":1,"maxItems":60},"empty":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"Dashboard","additionalProperties":false}},"title":"Dashboard page","additionalProperties":false},{"type":"object","required":["format","id","title","kind","form"],"properties":{"$schema":{"type":"string","description":"For editors only; never fetched."},"format":{"type":"number","const":1,"title":"Page format"},"id":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"params":{"$ref":"#/$defs/Parameters"},"data":{"$ref":"#/$defs/DataSources"},"requires":{"$ref":"#/$defs/Needs"},"actions":{"type":"array","items":{"$ref":"#/$defs/Action"},"maxItems":100},"locales":{"$ref":"#/$defs/Translations"},"x":{"type":"object","patternProperties":{"^.*$":{}},"title":"Extensions"},"kind":{"type":"string","const":"form"},"form":{"type":"object","required":["nodes","submit"],"properties":{"load":{"type":"string","title":"Record","description":"Name of the data source with the values at first."},"model":{"type":"string","title":"Model","description":"Model of the values, for the checker."},"layout":{"$ref":"#/$defs/Layout"},"nodes":{"type":"array","items":{"$ref":"#/$defs/FormNode"},"title":"Nodes","minItems":1,"maxItems":1000},"rules":{"type":"array","items":{"$ref":"#/$defs/Rule"},"maxItems":50},"submit":{"$ref":"#/$defs/Submit"},"actions":{"$ref":"#/$defs/Actions2"},"draft":{"type":"object","properties":{"autosave":{"type":"boolean","title":"Saved while typing","default":true}},"title":"Draft","additionalProperties":false},"conflict":{"type":"object","required":["versionField"],"properties":{"versionField":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"}},"title":"Conflict","description":"The field that counts changes; sent with the id of the record, unless `args` say otherwise.","additionalProperties":false}},"title":"Form","additionalProperties":false}},"title":"Form page","additionalProperties":false},{"type":"object","required":["format","id","title","kind","wizard"],"properties":{"$schema":{"type":"string","description":"For editors only; never fetched."},"format":{"type":"number","const":1,"title":"Page format"},"id":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"params":{"$ref":"#/$defs/Parameters"},"data":{"$ref":"#/$defs/DataSources"},"requires":{"$ref":"#/$defs/Needs"},"actions":{"type":"array","items":{"$ref":"#/$defs/Action"},"maxItems":100},"locales":{"$ref":"#/$defs/Translations"},"x":{"type":"object","patternProperties":{"^.*$":{}},"title":"Extensions"},"kind":{"type":"string","const":"wizard"},"wizard":{"type":"object","required":["steps","submit"],"properties":{"load":{"type":"string","title":"Record","description":"Name of the data source with the values at first."},"model":{"type":"string","title":"Model","description":"Model of the values, for the checker."},"layout":{"$ref":"#/$defs/Layout"},"steps":{"type":"array","items":{"type":"object","required":["id","title","nodes"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"help":{"type":"string","title":"Text","minLength":1,"maxLength":500},"when":{"$ref":"#/$defs/When"},"nodes":{"type":"array","items":{"$ref":"#/$defs/FormNode"},"title":"Nodes","minItems":1,"maxItems":1000},"rules":{"type":"array","items":{"$ref":"#/$defs/Rule"},"maxItems":50}},"title":"Step","additionalProperties":false},"minItems":1,"maxItems":20},"review":{"type":"object","required":["title"],"properties":{"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"help":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"Review","description":"A last step with every value and a way back to each step.","additionalProperties":false},"draft":{"type":"object","required":["param"],"properties":{"param":{"type":"string","title":"Parameter","description":"Parameter with the id of a kept draft."},"titleField":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"}},"title":"Draft","description":"Saved on every \"next\", on the server.","additionalProperties":false},"submit":{"$ref":"#/$defs/Submit"}},"title":"Wizard","additionalProperties":false}},"title":"Wizard page","additionalProperties":false},{"type":"object","required":["format","id","title","kind","custom"],"properties":{"$schema":{"type":"string","description":"For editors only; never fetched."},"format":{"type":"number","const":1,"title":"Page format"},"id":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"params":{"$ref":"#/$defs/Parameters"},"data":{"$ref":"#/$defs/DataSources"},"requires":{"$ref":"#/$defs/Needs"},"actions":{"type":"array","items":{"$ref":"#/$defs/Action"},"maxItems":100},"locales":{"$ref":"#/$defs/Translations"},"x":{"type":"object","patternProperties":{"^.*$":{}},"title":"Extensions"},"kind":{"type":"string","const":"custom"},"custom":{"type":"object","required":["renderer"],"properties":{"renderer":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."}},"title":"Own page","additionalProperties":false}},"title":"Own page","additionalProperties":false},{"type":"object","required":["format","id","title","kind","report"],"properties":{"$schema":{"type":"string","description":"For editors only; never fetched."},"format":{"type":"number","const":1,"title":"Page format"},"id":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"params":{"$ref":"#/$defs/Parameters"},"data":{"$ref":"#/$defs/DataSources"},"requires":{"$ref":"#/$defs/Needs"},"actions":{"type":"array","items":{"$ref":"#/$defs/Action"},"maxItems":100},"locales":{"$ref":"#/$defs/Translations"},"x":{"type":"object","patternProperties":{"^.*$":{}},"title":"Extensions"},"kind":{"type":"string","const":"report"},"report":{"type":"object","required":["source","dimensions","measures","budget"],"properties":{"source":{"type":"object","required":["model"],"properties":{"model":{"type":"string","title":"Model"}},"title":"Source","additionalProperties":false},"joins":{"type":"array","items":{"type":"object","required":["relation"],"properties":{"relation":{"type":"string","title":"Relation","description":"A relation that the model declares."}},"additionalProperties":false},"title":"Joined records","maxItems":10},"dimensions":{"type":"array","items":{"type":"object","required":["id","field","title"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"key":{"type":"string","title":"Key","description":"Groups by this field, of which `field` is only the name: shopId for shopName.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"bucket":{"type":"string","enum":["hour","day","week","month"],"title":"Stretch of time"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"cell":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"}},"title":"Dimension","additionalProperties":false},"title":"Dimensions","minItems":1,"maxItems":8},"measures":{"type":"array","items":{"title":"Measure","if":{"type":"object","required":["expr"]},"then":{"type":"object","required":["id","expr","title"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"expr":{"$ref":"#/$defs/Expression"},"hidden":{"type":"boolean","title":"Not shown","description":"Only there for other measures and for checks."},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"cell":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"}},"title":"Computed measure","additionalProperties":false},"else":{"type":"object","required":["id","fn","title"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"fn":{"type":"string","enum":["sum","count","countDistinct","avg","min","max"],"title":"Function"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"hidden":{"type":"boolean","title":"Not shown","description":"Only there for other measures and for checks."},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"cell":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"}},"title":"Measure","additionalProperties":false}},"title":"Measures","minItems":1,"maxItems":20},"filters":{"type":"array","items":{"$ref":"#/$defs/SearchField"},"title":"Filters","maxItems":20},"pivot":{"type":"object","required":["rows","columns","values"],"properties":{"rows":{"type":"array","items":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":"Dimensions of rows","minItems":1,"maxItems":3},"columns":{"type":"array","items":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":"Dimensions of columns","minItems":1,"maxItems":2},"values":{"$ref":"#/$defs/Measures"}},"title":"Pivot table","additionalProperties":false},"sort":{"type":"array","items":{"type":"object","required":["by","order"],"properties":{"by":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"order":{"type":"string","enum":["asc","desc"]}},"additionalProperties":false},"title":"Sorted by","description":"Groups by their dimension; rows within the innermost group by measures.","maxItems":8},"limit":{"type":"integer","title":"Only the first rows","minimum":1,"maximum":20000},"charts":{"type":"array","items":{"type":"object","required":["id","type","title","x","y"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"type":{"type":"string","title":"Drawn as","description":"Name of a chart in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"x":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"y":{"$ref":"#/$defs/Measures"},"series":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"}},"title":"Chart","additionalProperties":false},"title":"Charts","maxItems":6},"drill":{"type":"object","required":["page","query"],"properties":{"page":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"query":{"type":"object","patternProperties":{"^.*$":{"type":"object","properties":{"dimension":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"filter":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"}},"title":"Value","minProperties":1,"additionalProperties":false}},"title":"Search"}},"title":"Drill-down","description":"A click on a figure opens this list, filtered so.","additionalProperties":false},"checks":{"type":"array","items":{"type":"object","required":["id","expr","message"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"expr":{"type":"object","required":["$expr"],"properties":{"$expr":{"type":"string","minLength":1,"maxLength":2000}},"title":"Expression","description":"A difference, or yes or no, over data.totals.<measure>.","additionalProperties":false},"tolerance":{"type":"integer","title":"Difference at most","minimum":0,"default":0},"message":{"$ref":"#/$defs/Text"}},"title":"Check","additionalProperties":false},"title":"Checks","maxItems":20},"budget":{"type":"object","required":["maxRows","maxSeconds"],"properties":{"maxRows":{"type":"integer","title":"Rows at most","minimum":1,"maximum":20000},"maxSeconds":{"type":"integer","title":"Seconds at most","minimum":1,"maximum":25},"requireDateRange":{"type":"object","required":["filter","maxDays"],"properties":{"filter":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"maxDays":{"type":"integer","title":"Days at most","minimum":1,"maximum":3660}},"title":"Range of days","description":"A filter that has to be set, and how long it may be.","additionalProperties":false}},"title":"Budget","additionalProperties":false},"empty":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"Report","additionalProperties":false}},"title":"Report page","additionalProperties":false}],"$defs":{"Condition":{"title":"Condition","if":{"type":"object","required":["all"]},"then":{"type":"object","required":["all"],"properties":{"all":{"type":"array","items":{"$ref":"#/$defs/Condition"},"minItems":1,"maxItems":50}},"additionalProperties":false},"else":{"if":{"type":"object","required":["any"]},"then":{"type":"object","required":["any"],"properties":{"any":{"type":"array","items":{"$ref":"#/$defs/Condition"},"minItems":1,"maxItems":50}},"additionalProperties":false},"else":{"if":{"type":"object","required":["not"]},"then":{"type":"object","required":["not"],"properties":{"not":{"$ref":"#/$defs/Condition"}},"additionalProperties":false},"else":{"type":"object","required":["field","op"],"properties":{"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"op":{"type":"string","enum":["eq","ne","gt","gte","lt","lte","in","nin","like","starts","between","empty","notEmpty","within","me","myDept"],"title":"Operator"},"value":{"description":"What to compare with; not for empty, notEmpty, me, myDept."}},"title":"Comparison","additionalProperties":false}}}},"Step":{"title":"Step","type":"object","required":["do"],"discriminator":{"propertyName":"do"},"oneOf":[{"type":"object","required":["do","op"],"properties":{"do":{"type":"string","const":"call"},"op":{"type":"string","title":"Operation","description":"Operation of the API contract, area.verb.","pattern":"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"},"args":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"},"as":{"type":"string","title":"Name of the result","description":"Later steps read it as result.<name>.","pattern":"^[a-z][A-Za-z0-9]{0,31}$"}},"title":"Call an operation","additionalProperties":false},{"type":"object","required":["do","text"],"properties":{"do":{"type":"string","const":"confirm"},"title":{"$ref":"#/$defs/Text"},"text":{"$ref":"#/$defs/Text"},"tone":{"type":"string","enum":["default","danger"]},"okText":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"Ask for confirmation","additionalProperties":false},{"type":"object","required":["do","title","fields","as"],"properties":{"do":{"type":"string","const":"prompt"},"title":{"$ref":"#/$defs/Text"},"text":{"$ref":"#/$defs/Text"},"fields":{"type":"array","items":{"type":"object","required":["id","field","title"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"component":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"required":{"type":"boolean","title":"Required"},"minLength":{"type":"integer","minimum":0},"maxLength":{"type":"integer","minimum":1},"validate":{"$ref":"#/$defs/ChecksByTheServer"},"placeholder":{"type":"string","title":"Text","minLength":1,"maxLength":500},"help":{"type":"string","title":"Text","minLength":1,"maxLength":500},"default":{}},"title":"Input","additionalProperties":false},"minItems":1,"maxItems":20},"okText":{"type":"string","title":"Text","minLength":1,"maxLength":500},"tone":{"type":"string","enum":["default","danger"]},"as":{"type":"string","title":"Name of the answer","pattern":"^[a-z][A-Za-z0-9]{0,31}$"}},"title":"Ask for values","additionalProperties":false},{"type":"object","required":["do","text"],"properties":{"do":{"type":"string","const":"toast"},"type":{"type":"string","enum":["success","info","warning"]},"text":{"$ref":"#/$defs/Text"}},"title":"Show a message","additionalProperties":false},{"type":"object","required":["do"],"properties":{"do":{"type":"string","const":"refresh"},"data":{"type":"array","items":{"type":"string"},"title":"Data sources","description":"All, unless named."}},"title":"Read data again","additionalProperties":false},{"type":"object","required":["do","page"],"properties":{"do":{"type":"string","const":"openDrawer"},"page":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"params":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"},"title":{"$ref":"#/$defs/Text"}},"title":"Open a page in a drawer","additionalProperties":false},{"type":"object","required":["do","page"],"properties":{"do":{"type":"string","const":"navigate"},"page":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"query":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"}},"title":"Go to a page","additionalProperties":false},{"type":"object","required":["do","values"],"properties":{"do":{"type":"string","const":"setValues"},"values":{"type":"object","patternProperties":{"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$":{}}}},"title":"Fill in the form","description":"Sets values of the page's form; on a list, of its search.","additionalProperties":false},{"type":"object","required":["do","when","then"],"properties":{"do":{"type":"string","const":"if"},"when":{"$ref":"#/$defs/When"},"then":{"type":"array","items":{"$ref":"#/$defs/Step"},"title":"Steps","minItems":1,"maxItems":50},"else":{"type":"array","items":{"$ref":"#/$defs/Step"},"title":"Steps","minItems":1,"maxItems":50}},"title":"Under a condition","additionalProperties":false},{"type":"object","required":["do","items","steps"],"properties":{"do":{"type":"string","const":"forEach"},"items":{"$ref":"#/$defs/Expression"},"when":{"$ref":"#/$defs/When"},"label":{"$ref":"#/$defs/Text"},"title":{"$ref":"#/$defs/Text"},"limit":{"type":"integer","title":"At most","minimum":1,"maximum":1000},"steps":{"type":"array","items":{"$ref":"#/$defs/Step"},"title":"Steps","minItems":1,"maxItems":50}},"title":"For each item","description":"Runs the steps for each item, here called record; shows progress and a result a row, and lets failed rows be tried again.","additionalProperties":false}]},"FormNode":{"title":"Node","type":"object","required":["node"],"discriminator":{"propertyName":"node"},"oneOf":[{"type":"object","required":["node","id","field"],"properties":{"node":{"type":"string","const":"field"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"$ref":"#/$defs/Needs2"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"component":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"span":{"type":"integer","title":"Columns wide","minimum":1,"maximum":4},"help":{"type":"string","title":"Text","minLength":1,"maxLength":500},"placeholder":{"type":"string","title":"Text","minLength":1,"maxLength":500},"default":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."},"required":{"type":"boolean","title":"Required"},"requiredWhen":{"$ref":"#/$defs/When"},"disabled":{"$ref":"#/$defs/When"},"readOnly":{"type":"boolean","title":"Read-only"},"compute":{"$ref":"#/$defs/Expression"},"minLength":{"type":"integer","title":"At least characters","minimum":0,"maximum":100000},"maxLength":{"type":"integer","title":"At most characters","minimum":1,"maximum":100000},"minimum":{"type":"number","title":"Not below"},"maximum":{"type":"number","title":"Not above"},"pattern":{"type":"string","title":"Pattern","description":"A regular expression for the whole text.","minLength":1,"maxLength":200},"format":{"type":"string","enum":["email","mobile","url","idCard","bankCard"],"title":"Format"},"options":{"$ref":"#/$defs/Options"},"validate":{"$ref":"#/$defs/ChecksByTheServer"}},"title":"Field","additionalProperties":false},{"type":"object","required":["node","id","text"],"properties":{"node":{"type":"string","const":"text"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"text":{"$ref":"#/$defs/Text"},"tone":{"type":"string","enum":["default","info","warning"],"title":"Tone"}},"title":"Text","additionalProperties":false},{"type":"object","required":["node","id","field","columns"],"properties":{"node":{"type":"string","const":"array"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"columns":{"type":"array","items":{"type":"object","required":["node","id","field"],"properties":{"node":{"type":"string","const":"field"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"$ref":"#/$defs/Needs2"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"component":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"help":{"type":"string","title":"Text","minLength":1,"maxLength":500},"placeholder":{"type":"string","title":"Text","minLength":1,"maxLength":500},"default":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."},"required":{"type":"boolean","title":"Required"},"requiredWhen":{"$ref":"#/$defs/When"},"disabled":{"$ref":"#/$defs/When"},"readOnly":{"type":"boolean","title":"Read-only"},"compute":{"$ref":"#/$defs/Expression"},"minLength":{"type":"integer","title":"At least characters","minimum":0,"maximum":100000},"maxLength":{"type":"integer","title":"At most characters","minimum":1,"maximum":100000},"minimum":{"type":"number","title":"Not below"},"maximum":{"type":"number","title":"Not above"},"pattern":{"type":"string","title":"Pattern","description":"A regular expression for the whole text.","minLength":1,"maxLength":200},"format":{"type":"string","enum":["email","mobile","url","idCard","bankCard"],"title":"Format"},"options":{"$ref":"#/$defs/Options"}},"title":"Column","additionalProperties":false},"title":"Columns","minItems":1,"maxItems":30},"min":{"type":"integer","title":"At least rows","minimum":0,"maximum":10000},"max":{"type":"integer","title":"At most rows","minimum":1,"maximum":10000},"disabled":{"$ref":"#/$defs/When"},"total":{"type":"array","items":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":"Totals","maxItems":10},"sends":{"type":"string","enum":["rows","changes"],"title":"Sends","description":"All rows, or {added, changed, removed}.","default":"rows"},"empty":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"Sub-table","additionalProperties":false},{"$ref":"#/$defs/Group"},{"type":"object","required":["node","id","items"],"properties":{"node":{"type":"string","const":"tabs"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"items":{"type":"array","items":{"$ref":"#/$defs/Group"},"title":"Tabs","minItems":1,"maxItems":20}},"title":"Tabs","additionalProperties":false},{"type":"object","required":["node","id","field","nodes"],"properties":{"node":{"type":"string","const":"object"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"nodes":{"type":"array","items":{"$ref":"#/$defs/FormNode"},"title":"Nodes","minItems":1,"maxItems":1000}},"title":"Sub-form","additionalProperties":false},{"type":"object","required":["node","id","renderer"],"properties":{"node":{"type":"string","const":"custom"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"renderer":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"fields":{"type":"array","items":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":"Fields","maxItems":20},"span":{"type":"integer","title":"Columns wide","minimum":1,"maximum":4}},"title":"Own part","additionalProperties":false}]},"Parameters":{"type":"object","patternProperties":{"^[a-z][A-Za-z0-9]{0,31}$":{"$ref":"#/$defs/Parameter"}},"title":"Parameters"},"Parameter":{"type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["string","integer","boolean"],"title":"Type"},"from":{"type":"string","enum":["query","caller"],"title":"Comes from","default":"caller"},"required":{"type":"boolean"}},"title":"Parameter","additionalProperties":false},"DataSources":{"type":"object","patternProperties":{"^[a-z][A-Za-z0-9]{0,31}$":{"$ref":"#/$defs/DataSource"}},"title":"Data sources"},"DataSource":{"title":"Data source","if":{"type":"object","required":["dict"]},"then":{"type":"object","required":["dict"],"properties":{"dict":{"type":"string","title":"Dictionary","pattern":"^[a-z][A-Za-z0-9_]{0,99}$"}},"title":"Dictionary","additionalProperties":false},"else":{"$ref":"#/$defs/Operation"}},"Operation":{"type":"object","required":["op"],"properties":{"op":{"type":"string","title":"Operation","description":"Operation of the API contract, area.verb.","pattern":"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"},"model":{"type":"string","title":"Model","description":"Model of the contract that a record has."},"args":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"},"cache":{"type":"string","title":"Keep","description":"How long an answer is kept: 30s, 10m, 1h.","pattern":"^\\d{1,3}[smh]$"}},"title":"Operation","additionalProperties":false},"Needs":{"type":"object","required":["view"],"properties":{"view":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"}},"title":"Needs","additionalProperties":false},"Action":{"type":"object","required":["id","label","steps"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"label":{"type":"string","title":"Text","minLength":1,"maxLength":500},"icon":{"type":"string","title":"Icon","pattern":"^[a-z][a-z0-9-]{0,39}$"},"tone":{"type":"string","enum":["default","primary","danger"],"title":"Tone"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"enabledWhen":{"$ref":"#/$defs/When"},"confirm":{"$ref":"#/$defs/Text"},"steps":{"type":"array","items":{"$ref":"#/$defs/Step"},"title":"Steps","minItems":1,"maxItems":50}},"title":"Action","additionalProperties":false},"When":{"title":"When","if":{"type":"object","required":["$expr"]},"then":{"$ref":"#/$defs/Expression"},"else":{"$ref":"#/$defs/Condition"}},"Expression":{"type":"object","required":["$expr"],"properties":{"$expr":{"type":"string","minLength":1,"maxLength":2000}},"title":"Expression","description":"A CEL expression over values, record, row, params, user, page, data, result.","additionalProperties":false},"Text":{"title":"Text","if":{"type":"object"},"then":{"$ref":"#/$defs/Template"},"else":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"Template":{"type":"object","required":["$text"],"properties":{"$text":{"type":"string","minLength":1,"maxLength":2000}},"title":"Template","description":"A text with ${expression} parts.","additionalProperties":false},"Translations":{"type":"object","patternProperties":{"^[a-z]{2}(-[A-Z]{2})?$":{"type":"object","patternProperties":{"^.*$":{"type":"string"}}}},"title":"Translations","description":"Per language: English source text to translation."},"SearchField":{"type":"object","required":["id","field","op"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"op":{"type":"string","enum":["eq","ne","gt","gte","lt","lte","in","nin","like","starts","between","empty","notEmpty","within","me","myDept"],"title":"Operator"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"component":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"default":{"title":"Default"},"required":{"type":"boolean","title":"Required"}},"title":"Search field","additionalProperties":false},"Column":{"type":"object","required":["id","field"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"cell":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"width":{"type":"integer","title":"Width","description":"In px.","minimum":40,"maximum":800},"align":{"type":"string","enum":["left","center","right"],"title":"Align"},"sort":{"type":"boolean","title":"Sortable"},"fixed":{"type":"string","enum":["left","right"],"title":"Pinned"},"hidden":{"type":"boolean","title":"Hidden at first","description":"Shown when the user picks it."},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"}},"title":"Column","additionalProperties":false},"Actions":{"type":"array","items":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":"Actions","description":"Ids of actions of this page.","maxItems":20},"Actions2":{"type":"array","items":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":"Actions","description":"Ids of actions of this page."},"Layout":{"type":"object","properties":{"columns":{"type":"integer","title":"Columns","minimum":1,"maximum":4},"labels":{"type":"string","enum":["beside","above"],"title":"Labels","default":"above"}},"title":"Layout","additionalProperties":false},"Rule":{"type":"object","required":["id","holds","message","fields"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"holds":{"$ref":"#/$defs/When"},"message":{"type":"string","title":"Text","minLength":1,"maxLength":500},"fields":{"$ref":"#/$defs/Fields"}},"title":"Rule","additionalProperties":false},"Fields":{"type":"array","items":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":"Fields","minItems":1,"maxItems":10},"Submit":{"type":"object","required":["op"],"properties":{"op":{"type":"string","title":"Operation","description":"Operation of the API contract, area.verb.","pattern":"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"},"args":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"},"label":{"type":"string","title":"Text","minLength":1,"maxLength":500},"confirm":{"$ref":"#/$defs/Text"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"done":{"$ref":"#/$defs/Text"},"then":{"$ref":"#/$defs/Afterwards"}},"title":"Submit","additionalProperties":false},"Afterwards":{"title":"Afterwards","description":"Closes the drawer, or goes to a page.","if":{"type":"object","required":["close"]},"then":{"type":"object","required":["close"],"properties":{"close":{"type":"boolean","const":true}},"additionalProperties":false},"else":{"type":"object","required":["page"],"properties":{"page":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"query":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"}},"additionalProperties":false}},"Measures":{"type":"array","items":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":"Measures","minItems":1,"maxItems":6},"ChecksByTheServer":{"type":"array","items":{"$ref":"#/$defs/CheckByTheServer"},"title":"Checks by the server","minItems":1,"maxItems":5},"CheckByTheServer":{"title":"Check by the server","if":{"type":"object","required":["ruleCode"]},"then":{"$ref":"#/$defs/PassesACheckRule"},"else":{"$ref":"#/$defs/NoOtherRowHasIt"}},"PassesACheckRule":{"type":"object","required":["ruleCode"],"properties":{"ruleCode":{"type":"string","title":"Check rule","description":"Code of a check rule of the server.","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,99}$"}},"title":"Passes a check rule","additionalProperties":false},"NoOtherRowHasIt":{"type":"object","required":["duplicate"],"properties":{"duplicate":{"type":"object","required":["tableName","fieldName"],"properties":{"tableName":{"type":"string","title":"Table","description":"As the server names it for this check, for example sys_user.","pattern":"^[a-z][a-z0-9_]{0,63}$"},"fieldName":{"type":"string","title":"Column","pattern":"^[a-z][a-z0-9_]{0,63}$"},"dataId":{"title":"Own row","description":"Id of the row being edited, which does not count: {\"$expr\": \"record.id\"}."}},"additionalProperties":false}},"title":"No other row has it","additionalProperties":false},"Needs2":{"title":"Needs","if":{"type":"string"},"then":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"else":{"$ref":"#/$defs/ToReadAndToWrite"}},"ToReadAndToWrite":{"type":"object","properties":{"read":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"write":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"}},"title":"To read and to write","additionalProperties":false},"Options":{"type":"array","items":{"$ref":"#/$defs/Option"},"title":"Options","minItems":1,"maxItems":200},"Option":{"type":"object","required":["value","label"],"properties":{"value":{"anyOf":[{"type":"string"},{"type":"integer"},{"type":"boolean"}]},"label":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"Option","additionalProperties":false},"Group":{"type":"object","required":["node","id","nodes"],"properties":{"node":{"type":"string","const":"group"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"collapsed":{"type":"boolean","title":"Closed at first"},"columns":{"type":"integer","title":"Columns","minimum":1,"maximum":4},"nodes":{"type":"array","items":{"$ref":"#/$defs/FormNode"},"title":"Nodes","minItems":1,"maxItems":1000}},"title":"Group","additionalProperties":false}}};
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
const _errs127 = errors;
let valid31 = true;
const _errs128 = errors;
if(errors === _errs128){
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
let missing0;
if((data55.action === undefined) && (missing0 = "action")){
const err116 = {};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
else {
const err117 = {};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
var _valid0 = _errs128 === errors;
errors = _errs127;
if(vErrors !== null){
if(_errs127){
vErrors.length = _errs127;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs130 = errors;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if(data55.action === undefined){
const err118 = {instancePath:instancePath+"/list/detail",schemaPath:"#/oneOf/0/properties/list/properties/detail/then/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'",schema:schema11.oneOf[0].properties.list.properties.detail.then.required,parentSchema:schema11.oneOf[0].properties.list.properties.detail.then,data:data55};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
for(const key10 in data55){
if(!(key10 === "action")){
const err119 = {instancePath:instancePath+"/list/detail",schemaPath:"#/oneOf/0/properties/list/properties/detail/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[0].properties.list.properties.detail.then,data:data55};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data55.action !== undefined){
let data56 = data55.action;
if(typeof data56 === "string"){
if(!pattern7.test(data56)){
const err120 = {instancePath:instancePath+"/list/detail/action",schemaPath:"#/oneOf/0/properties/list/properties/detail/then/properties/action/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[0].properties.list.properties.detail.then.properties.action,data:data56};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
else {
const err121 = {instancePath:instancePath+"/list/detail/action",schemaPath:"#/oneOf/0/properties/list/properties/detail/then/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.detail.then.properties.action.type,parentSchema:schema11.oneOf[0].properties.list.properties.detail.then.properties.action,data:data56};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
}
else {
const err122 = {instancePath:instancePath+"/list/detail",schemaPath:"#/oneOf/0/properties/list/properties/detail/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[0].properties.list.properties.detail.then.type,parentSchema:schema11.oneOf[0].properties.list.properties.detail.then,data:data55};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
var _valid0 = _errs130 === errors;
valid31 = _valid0;
ifClause0 = "then";
}
else {
const _errs135 = errors;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if(data55.open === undefined){
const err123 = {instancePath:instancePath+"/list/detail",schemaPath:"#/oneOf/0/properties/list/properties/detail/else/required",keyword:"required",params:{missingProperty: "open"},message:"must have required property '"+"open"+"'",schema:schema11.oneOf[0].properties.list.properties.detail.else.required,parentSchema:schema11.oneOf[0].properties.list.properties.detail.else,data:data55};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(data55.page === undefined){
const err124 = {instancePath:instancePath+"/list/detail",schemaPath:"#/oneOf/0/properties/list/properties/detail/else/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'",schema:schema11.oneOf[0].properties.list.properties.detail.else.required,parentSchema:schema11.oneOf[0].properties.list.properties.detail.else,data:data55};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
for(const key11 in data55){
if(!((key11 === "open") || (key11 === "page"))){
const err125 = {instancePath:instancePath+"/list/detail",schemaPath:"#/oneOf/0/properties/list/properties/detail/else/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[0].properties.list.properties.detail.else,data:data55};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data55.open !== undefined){
let data57 = data55.open;
if(typeof data57 !== "string"){
const err126 = {instancePath:instancePath+"/list/detail/open",schemaPath:"#/oneOf/0/properties/list/properties/detail/else/properties/open/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.detail.else.properties.open.type,parentSchema:schema11.oneOf[0].properties.list.properties.detail.else.properties.open,data:data57};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(!(data57 === "drawer")){
const err127 = {instancePath:instancePath+"/list/detail/open",schemaPath:"#/oneOf/0/properties/list/properties/detail/else/properties/open/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[0].properties.list.properties.detail.else.properties.open.enum},message:"must be equal to one of the allowed values",schema:schema11.oneOf[0].properties.list.properties.detail.else.properties.open.enum,parentSchema:schema11.oneOf[0].properties.list.properties.detail.else.properties.open,data:data57};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data55.page !== undefined){
let data58 = data55.page;
if(typeof data58 === "string"){
if(data58.length > 120){
const err128 = {instancePath:instancePath+"/list/detail/page",schemaPath:"#/oneOf/0/properties/list/properties/detail/else/properties/page/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.oneOf[0].properties.list.properties.detail.else.properties.page,data:data58};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if(!pattern0.test(data58)){
const err129 = {instancePath:instancePath+"/list/detail/page",schemaPath:"#/oneOf/0/properties/list/properties/detail/else/properties/page/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[0].properties.list.properties.detail.else.properties.page,data:data58};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
else {
const err130 = {instancePath:instancePath+"/list/detail/page",schemaPath:"#/oneOf/0/properties/list/properties/detail/else/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.detail.else.properties.page.type,parentSchema:schema11.oneOf[0].properties.list.properties.detail.else.properties.page,data:data58};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
}
else {
const err131 = {instancePath:instancePath+"/list/detail",schemaPath:"#/oneOf/0/properties/list/properties/detail/else/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[0].properties.list.properties.detail.else.type,parentSchema:schema11.oneOf[0].properties.list.properties.detail.else,data:data55};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
var _valid0 = _errs135 === errors;
valid31 = _valid0;
ifClause0 = "else";
}
if(!valid31){
const err132 = {instancePath:instancePath+"/list/detail",schemaPath:"#/oneOf/0/properties/list/properties/detail/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema11.oneOf[0].properties.list.properties.detail.if,parentSchema:schema11.oneOf[0].properties.list.properties.detail,data:data55};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data15.empty !== undefined){
let data59 = data15.empty;
if(typeof data59 === "string"){
if(data59.length > 500){
const err133 = {instancePath:instancePath+"/list/empty",schemaPath:"#/oneOf/0/properties/list/properties/empty/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[0].properties.list.properties.empty,data:data59};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if(data59.length < 1){
const err134 = {instancePath:instancePath+"/list/empty",schemaPath:"#/oneOf/0/properties/list/properties/empty/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[0].properties.list.properties.empty,data:data59};
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
const err135 = {instancePath:instancePath+"/list/empty",schemaPath:"#/oneOf/0/properties/list/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.empty.type,parentSchema:schema11.oneOf[0].properties.list.properties.empty,data:data59};
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
const err136 = {instancePath:instancePath+"/list",schemaPath:"#/oneOf/0/properties/list/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[0].properties.list.type,parentSchema:schema11.oneOf[0].properties.list,data:data15};
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
else {
const err137 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[0].type,parentSchema:schema11.oneOf[0],data};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
else if(tag0 === "detail"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
const err138 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'",schema:schema11.oneOf[1].required,parentSchema:schema11.oneOf[1],data};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if(data.id === undefined){
const err139 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[1].required,parentSchema:schema11.oneOf[1],data};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if(data.title === undefined){
const err140 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[1].required,parentSchema:schema11.oneOf[1],data};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if(data.kind === undefined){
const err141 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema11.oneOf[1].required,parentSchema:schema11.oneOf[1],data};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
if(data.detail === undefined){
const err142 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "detail"},message:"must have required property '"+"detail"+"'",schema:schema11.oneOf[1].required,parentSchema:schema11.oneOf[1],data};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
for(const key12 in data){
if(!(func2.call(schema11.oneOf[1].properties, key12))){
const err143 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[1],data};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data.$schema !== undefined){
let data60 = data.$schema;
if(typeof data60 !== "string"){
const err144 = {instancePath:instancePath+"/$schema",schemaPath:"#/oneOf/1/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.$schema.type,parentSchema:schema11.oneOf[1].properties.$schema,data:data60};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data.format !== undefined){
let data61 = data.format;
if(!((typeof data61 == "number") && (isFinite(data61)))){
const err145 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/1/properties/format/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema11.oneOf[1].properties.format.type,parentSchema:schema11.oneOf[1].properties.format,data:data61};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
if(1 !== data61){
const err146 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/1/properties/format/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant",schema:1,parentSchema:schema11.oneOf[1].properties.format,data:data61};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data.id !== undefined){
let data62 = data.id;
if(typeof data62 === "string"){
if(data62.length > 120){
const err147 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/1/properties/id/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.oneOf[1].properties.id,data:data62};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
if(!pattern0.test(data62)){
const err148 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/1/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[1].properties.id,data:data62};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
else {
const err149 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/1/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.id.type,parentSchema:schema11.oneOf[1].properties.id,data:data62};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
if(data.title !== undefined){
let data63 = data.title;
if(typeof data63 === "string"){
if(data63.length > 500){
const err150 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/1/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[1].properties.title,data:data63};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
if(data63.length < 1){
const err151 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/1/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[1].properties.title,data:data63};
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
const err152 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/1/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.title.type,parentSchema:schema11.oneOf[1].properties.title,data:data63};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
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
let data66 = data.requires;
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
if(data66.view === undefined){
const err153 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/required",keyword:"required",params:{missingProperty: "view"},message:"must have required property '"+"view"+"'",schema:schema17.required,parentSchema:schema17,data:data66};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
for(const key13 in data66){
if(!(key13 === "view")){
const err154 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties",schema:false,parentSchema:schema17,data:data66};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
if(data66.view !== undefined){
let data67 = data66.view;
if(typeof data67 === "string"){
if(!pattern6.test(data67)){
const err155 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema17.properties.view,data:data67};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
else {
const err156 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.view.type,parentSchema:schema17.properties.view,data:data67};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
}
else {
const err157 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.type,parentSchema:schema17,data:data66};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
if(data.actions !== undefined){
let data68 = data.actions;
if(Array.isArray(data68)){
if(data68.length > 100){
const err158 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/1/properties/actions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema11.oneOf[1].properties.actions,data:data68};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
const len6 = data68.length;
for(let i6=0; i6<len6; i6++){
if(!(validate17(data68[i6], {instancePath:instancePath+"/actions/" + i6,parentData:data68,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err159 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/1/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[1].properties.actions.type,parentSchema:schema11.oneOf[1].properties.actions,data:data68};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
if(data.locales !== undefined){
let data70 = data.locales;
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
for(const key14 in data70){
if(pattern22.test(key14)){
let data71 = data70[key14];
if(data71 && typeof data71 == "object" && !Array.isArray(data71)){
for(const key15 in data71){
if(pattern23.test(key15)){
let data72 = data71[key15];
if(typeof data72 !== "string"){
const err160 = {instancePath:instancePath+"/locales/" + key14.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key15.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"],data:data72};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
}
}
else {
const err161 = {instancePath:instancePath+"/locales/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"],data:data71};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
}
}
else {
const err162 = {instancePath:instancePath+"/locales",schemaPath:"#/$defs/Translations/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data:data70};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data.x !== undefined){
let data73 = data.x;
if(!(data73 && typeof data73 == "object" && !Array.isArray(data73))){
const err163 = {instancePath:instancePath+"/x",schemaPath:"#/oneOf/1/properties/x/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[1].properties.x.type,parentSchema:schema11.oneOf[1].properties.x,data:data73};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
if(data.kind !== undefined){
let data74 = data.kind;
if(typeof data74 !== "string"){
const err164 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/1/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.kind.type,parentSchema:schema11.oneOf[1].properties.kind,data:data74};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
if("detail" !== data74){
const err165 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/1/properties/kind/const",keyword:"const",params:{allowedValue: "detail"},message:"must be equal to constant",schema:"detail",parentSchema:schema11.oneOf[1].properties.kind,data:data74};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data.detail !== undefined){
let data75 = data.detail;
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
if(data75.load === undefined){
const err166 = {instancePath:instancePath+"/detail",schemaPath:"#/oneOf/1/properties/detail/required",keyword:"required",params:{missingProperty: "load"},message:"must have required property '"+"load"+"'",schema:schema11.oneOf[1].properties.detail.required,parentSchema:schema11.oneOf[1].properties.detail,data:data75};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
if(data75.nodes === undefined){
const err167 = {instancePath:instancePath+"/detail",schemaPath:"#/oneOf/1/properties/detail/required",keyword:"required",params:{missingProperty: "nodes"},message:"must have required property '"+"nodes"+"'",schema:schema11.oneOf[1].properties.detail.required,parentSchema:schema11.oneOf[1].properties.detail,data:data75};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
for(const key16 in data75){
if(!((((key16 === "load") || (key16 === "layout")) || (key16 === "nodes")) || (key16 === "actions"))){
const err168 = {instancePath:instancePath+"/detail",schemaPath:"#/oneOf/1/properties/detail/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[1].properties.detail,data:data75};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
if(data75.load !== undefined){
let data76 = data75.load;
if(typeof data76 !== "string"){
const err169 = {instancePath:instancePath+"/detail/load",schemaPath:"#/oneOf/1/properties/detail/properties/load/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.load.type,parentSchema:schema11.oneOf[1].properties.detail.properties.load,data:data76};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
if(data75.layout !== undefined){
let data77 = data75.layout;
if(data77 && typeof data77 == "object" && !Array.isArray(data77)){
for(const key17 in data77){
if(!((key17 === "columns") || (key17 === "labels"))){
const err170 = {instancePath:instancePath+"/detail/layout",schemaPath:"#/oneOf/1/properties/detail/properties/layout/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[1].properties.detail.properties.layout,data:data77};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
if(data77.columns !== undefined){
let data78 = data77.columns;
if(!(((typeof data78 == "number") && (!(data78 % 1) && !isNaN(data78))) && (isFinite(data78)))){
const err171 = {instancePath:instancePath+"/detail/layout/columns",schemaPath:"#/oneOf/1/properties/detail/properties/layout/properties/columns/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[1].properties.detail.properties.layout.properties.columns.type,parentSchema:schema11.oneOf[1].properties.detail.properties.layout.properties.columns,data:data78};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
if((typeof data78 == "number") && (isFinite(data78))){
if(data78 > 4 || isNaN(data78)){
const err172 = {instancePath:instancePath+"/detail/layout/columns",schemaPath:"#/oneOf/1/properties/detail/properties/layout/properties/columns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4",schema:4,parentSchema:schema11.oneOf[1].properties.detail.properties.layout.properties.columns,data:data78};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
if(data78 < 1 || isNaN(data78)){
const err173 = {instancePath:instancePath+"/detail/layout/columns",schemaPath:"#/oneOf/1/properties/detail/properties/layout/properties/columns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema11.oneOf[1].properties.detail.properties.layout.properties.columns,data:data78};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
}
if(data77.labels !== undefined){
let data79 = data77.labels;
if(typeof data79 !== "string"){
const err174 = {instancePath:instancePath+"/detail/layout/labels",schemaPath:"#/oneOf/1/properties/detail/properties/layout/properties/labels/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.layout.properties.labels.type,parentSchema:schema11.oneOf[1].properties.detail.properties.layout.properties.labels,data:data79};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
if(!((data79 === "beside") || (data79 === "above"))){
const err175 = {instancePath:instancePath+"/detail/layout/labels",schemaPath:"#/oneOf/1/properties/detail/properties/layout/properties/labels/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[1].properties.detail.properties.layout.properties.labels.enum},message:"must be equal to one of the allowed values",schema:schema11.oneOf[1].properties.detail.properties.layout.properties.labels.enum,parentSchema:schema11.oneOf[1].properties.detail.properties.layout.properties.labels,data:data79};
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
const err176 = {instancePath:instancePath+"/detail/layout",schemaPath:"#/oneOf/1/properties/detail/properties/layout/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[1].properties.detail.properties.layout.type,parentSchema:schema11.oneOf[1].properties.detail.properties.layout,data:data77};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
if(data75.nodes !== undefined){
let data80 = data75.nodes;
if(Array.isArray(data80)){
if(data80.length > 100){
const err177 = {instancePath:instancePath+"/detail/nodes",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes,data:data80};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
if(data80.length < 1){
const err178 = {instancePath:instancePath+"/detail/nodes",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes,data:data80};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
const len7 = data80.length;
for(let i7=0; i7<len7; i7++){
let data81 = data80[i7];
if(data81 && typeof data81 == "object" && !Array.isArray(data81)){
if(data81.node === undefined){
const err179 = {instancePath:instancePath+"/detail/nodes/" + i7,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/required",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.required,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items,data:data81};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
const tag1 = data81.node;
if(typeof tag1 == "string"){
if(tag1 === "group"){
if(data81 && typeof data81 == "object" && !Array.isArray(data81)){
if(data81.node === undefined){
const err180 = {instancePath:instancePath+"/detail/nodes/" + i7,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/required",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].required,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0],data:data81};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
if(data81.id === undefined){
const err181 = {instancePath:instancePath+"/detail/nodes/" + i7,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].required,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0],data:data81};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
if(data81.nodes === undefined){
const err182 = {instancePath:instancePath+"/detail/nodes/" + i7,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/required",keyword:"required",params:{missingProperty: "nodes"},message:"must have required property '"+"nodes"+"'",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].required,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0],data:data81};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
for(const key18 in data81){
if(!((((((key18 === "node") || (key18 === "id")) || (key18 === "title")) || (key18 === "visible")) || (key18 === "requires")) || (key18 === "nodes"))){
const err183 = {instancePath:instancePath+"/detail/nodes/" + i7,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0],data:data81};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
if(data81.node !== undefined){
let data82 = data81.node;
if(typeof data82 !== "string"){
const err184 = {instancePath:instancePath+"/detail/nodes/" + i7+"/node",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.node.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.node,data:data82};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
if("group" !== data82){
const err185 = {instancePath:instancePath+"/detail/nodes/" + i7+"/node",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/node/const",keyword:"const",params:{allowedValue: "group"},message:"must be equal to constant",schema:"group",parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.node,data:data82};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
if(data81.id !== undefined){
let data83 = data81.id;
if(typeof data83 === "string"){
if(!pattern7.test(data83)){
const err186 = {instancePath:instancePath+"/detail/nodes/" + i7+"/id",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.id,data:data83};
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
const err187 = {instancePath:instancePath+"/detail/nodes/" + i7+"/id",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.id.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.id,data:data83};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
if(data81.title !== undefined){
let data84 = data81.title;
if(typeof data84 === "string"){
if(data84.length > 500){
const err188 = {instancePath:instancePath+"/detail/nodes/" + i7+"/title",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.title,data:data84};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
if(data84.length < 1){
const err189 = {instancePath:instancePath+"/detail/nodes/" + i7+"/title",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.title,data:data84};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
else {
const err190 = {instancePath:instancePath+"/detail/nodes/" + i7+"/title",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.title.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.title,data:data84};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
if(data81.visible !== undefined){
if(!(validate18(data81.visible, {instancePath:instancePath+"/detail/nodes/" + i7+"/visible",parentData:data81,parentDataProperty:"visible",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data81.requires !== undefined){
let data86 = data81.requires;
if(typeof data86 === "string"){
if(!pattern6.test(data86)){
const err191 = {instancePath:instancePath+"/detail/nodes/" + i7+"/requires",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.requires,data:data86};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
else {
const err192 = {instancePath:instancePath+"/detail/nodes/" + i7+"/requires",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.requires.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.requires,data:data86};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data81.nodes !== undefined){
let data87 = data81.nodes;
if(Array.isArray(data87)){
if(data87.length > 100){
const err193 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes,data:data87};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
if(data87.length < 1){
const err194 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes,data:data87};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
const len8 = data87.length;
for(let i8=0; i8<len8; i8++){
let data88 = data87[i8];
if(data88 && typeof data88 == "object" && !Array.isArray(data88)){
if(data88.node === undefined){
const err195 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/required",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.required,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items,data:data88};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
if(data88.id === undefined){
const err196 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.required,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items,data:data88};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
if(data88.field === undefined){
const err197 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.required,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items,data:data88};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
for(const key19 in data88){
if(!(func2.call(schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties, key19))){
const err198 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items,data:data88};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
if(data88.node !== undefined){
let data89 = data88.node;
if(typeof data89 !== "string"){
const err199 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/node",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.node.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.node,data:data89};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
if("field" !== data89){
const err200 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/node",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/node/const",keyword:"const",params:{allowedValue: "field"},message:"must be equal to constant",schema:"field",parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.node,data:data89};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
if(data88.id !== undefined){
let data90 = data88.id;
if(typeof data90 === "string"){
if(!pattern7.test(data90)){
const err201 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/id",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.id,data:data90};
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
const err202 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/id",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.id.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.id,data:data90};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
if(data88.field !== undefined){
let data91 = data88.field;
if(typeof data91 === "string"){
if(!pattern10.test(data91)){
const err203 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/field",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.field,data:data91};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
else {
const err204 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/field",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.field.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.field,data:data91};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
if(data88.title !== undefined){
let data92 = data88.title;
if(typeof data92 === "string"){
if(data92.length > 500){
const err205 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/title",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.title,data:data92};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
if(data92.length < 1){
const err206 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/title",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.title,data:data92};
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
const err207 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/title",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.title.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.title,data:data92};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
if(data88.cell !== undefined){
let data93 = data88.cell;
if(typeof data93 === "string"){
if(!pattern15.test(data93)){
const err208 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/cell",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/cell/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.cell,data:data93};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
else {
const err209 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/cell",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/cell/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.cell.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.cell,data:data93};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
if(data88.props !== undefined){
let data94 = data88.props;
if(!(data94 && typeof data94 == "object" && !Array.isArray(data94))){
const err210 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/props",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.props.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.props,data:data94};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
if(data88.span !== undefined){
let data95 = data88.span;
if(!(((typeof data95 == "number") && (!(data95 % 1) && !isNaN(data95))) && (isFinite(data95)))){
const err211 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/span",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/span/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.span.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.span,data:data95};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
if((typeof data95 == "number") && (isFinite(data95))){
if(data95 > 4 || isNaN(data95)){
const err212 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/span",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4",schema:4,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.span,data:data95};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
if(data95 < 1 || isNaN(data95)){
const err213 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/span",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.span,data:data95};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
}
}
if(data88.visible !== undefined){
if(!(validate18(data88.visible, {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/visible",parentData:data88,parentDataProperty:"visible",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data88.requires !== undefined){
let data97 = data88.requires;
if(typeof data97 === "string"){
if(!pattern6.test(data97)){
const err214 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/requires",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.requires,data:data97};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
}
else {
const err215 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8+"/requires",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.requires.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.properties.requires,data:data97};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
}
else {
const err216 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes/" + i8,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.items,data:data88};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
}
else {
const err217 = {instancePath:instancePath+"/detail/nodes/" + i7+"/nodes",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/properties/nodes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].properties.nodes,data:data87};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
}
}
else {
const err218 = {instancePath:instancePath+"/detail/nodes/" + i7,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0].type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[0],data:data81};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
}
else if(tag1 === "array"){
if(data81 && typeof data81 == "object" && !Array.isArray(data81)){
if(data81.node === undefined){
const err219 = {instancePath:instancePath+"/detail/nodes/" + i7,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/required",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].required,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1],data:data81};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
if(data81.id === undefined){
const err220 = {instancePath:instancePath+"/detail/nodes/" + i7,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].required,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1],data:data81};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
if(data81.field === undefined){
const err221 = {instancePath:instancePath+"/detail/nodes/" + i7,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].required,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1],data:data81};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
if(data81.columns === undefined){
const err222 = {instancePath:instancePath+"/detail/nodes/" + i7,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/required",keyword:"required",params:{missingProperty: "columns"},message:"must have required property '"+"columns"+"'",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].required,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1],data:data81};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
for(const key20 in data81){
if(!(func2.call(schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties, key20))){
const err223 = {instancePath:instancePath+"/detail/nodes/" + i7,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1],data:data81};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
}
if(data81.node !== undefined){
let data98 = data81.node;
if(typeof data98 !== "string"){
const err224 = {instancePath:instancePath+"/detail/nodes/" + i7+"/node",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.node.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.node,data:data98};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
if("array" !== data98){
const err225 = {instancePath:instancePath+"/detail/nodes/" + i7+"/node",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/node/const",keyword:"const",params:{allowedValue: "array"},message:"must be equal to constant",schema:"array",parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.node,data:data98};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
}
if(data81.id !== undefined){
let data99 = data81.id;
if(typeof data99 === "string"){
if(!pattern7.test(data99)){
const err226 = {instancePath:instancePath+"/detail/nodes/" + i7+"/id",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.id,data:data99};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
}
else {
const err227 = {instancePath:instancePath+"/detail/nodes/" + i7+"/id",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.id.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.id,data:data99};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
}
if(data81.field !== undefined){
let data100 = data81.field;
if(typeof data100 === "string"){
if(!pattern10.test(data100)){
const err228 = {instancePath:instancePath+"/detail/nodes/" + i7+"/field",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.field,data:data100};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
}
else {
const err229 = {instancePath:instancePath+"/detail/nodes/" + i7+"/field",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.field.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.field,data:data100};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
}
if(data81.title !== undefined){
let data101 = data81.title;
if(typeof data101 === "string"){
if(data101.length > 500){
const err230 = {instancePath:instancePath+"/detail/nodes/" + i7+"/title",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.title,data:data101};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
if(data101.length < 1){
const err231 = {instancePath:instancePath+"/detail/nodes/" + i7+"/title",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.title,data:data101};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
}
else {
const err232 = {instancePath:instancePath+"/detail/nodes/" + i7+"/title",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.title.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.title,data:data101};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
}
if(data81.visible !== undefined){
if(!(validate18(data81.visible, {instancePath:instancePath+"/detail/nodes/" + i7+"/visible",parentData:data81,parentDataProperty:"visible",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data81.requires !== undefined){
let data103 = data81.requires;
if(typeof data103 === "string"){
if(!pattern6.test(data103)){
const err233 = {instancePath:instancePath+"/detail/nodes/" + i7+"/requires",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.requires,data:data103};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
}
else {
const err234 = {instancePath:instancePath+"/detail/nodes/" + i7+"/requires",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.requires.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.requires,data:data103};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
}
if(data81.columns !== undefined){
let data104 = data81.columns;
if(Array.isArray(data104)){
if(data104.length > 50){
const err235 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/columns/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.columns,data:data104};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
if(data104.length < 1){
const err236 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/columns/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.columns,data:data104};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
const len9 = data104.length;
for(let i9=0; i9<len9; i9++){
let data105 = data104[i9];
if(data105 && typeof data105 == "object" && !Array.isArray(data105)){
if(data105.id === undefined){
const err237 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9,schemaPath:"#/$defs/Column/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema32.required,parentSchema:schema32,data:data105};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
if(data105.field === undefined){
const err238 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9,schemaPath:"#/$defs/Column/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema32.required,parentSchema:schema32,data:data105};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
for(const key21 in data105){
if(!(func2.call(schema32.properties, key21))){
const err239 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9,schemaPath:"#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21},message:"must NOT have additional properties",schema:false,parentSchema:schema32,data:data105};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
}
if(data105.id !== undefined){
let data106 = data105.id;
if(typeof data106 === "string"){
if(!pattern7.test(data106)){
const err240 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/id",schemaPath:"#/$defs/Column/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema32.properties.id,data:data106};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
}
else {
const err241 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/id",schemaPath:"#/$defs/Column/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.id.type,parentSchema:schema32.properties.id,data:data106};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
}
if(data105.field !== undefined){
let data107 = data105.field;
if(typeof data107 === "string"){
if(!pattern10.test(data107)){
const err242 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/field",schemaPath:"#/$defs/Column/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema32.properties.field,data:data107};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
}
else {
const err243 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/field",schemaPath:"#/$defs/Column/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.field.type,parentSchema:schema32.properties.field,data:data107};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
}
if(data105.title !== undefined){
let data108 = data105.title;
if(typeof data108 === "string"){
if(data108.length > 500){
const err244 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/title",schemaPath:"#/$defs/Column/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema32.properties.title,data:data108};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
if(data108.length < 1){
const err245 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/title",schemaPath:"#/$defs/Column/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema32.properties.title,data:data108};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
}
else {
const err246 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/title",schemaPath:"#/$defs/Column/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.title.type,parentSchema:schema32.properties.title,data:data108};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
}
if(data105.cell !== undefined){
let data109 = data105.cell;
if(typeof data109 === "string"){
if(!pattern15.test(data109)){
const err247 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/cell",schemaPath:"#/$defs/Column/properties/cell/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema32.properties.cell,data:data109};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
}
else {
const err248 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/cell",schemaPath:"#/$defs/Column/properties/cell/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.cell.type,parentSchema:schema32.properties.cell,data:data109};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
}
if(data105.props !== undefined){
let data110 = data105.props;
if(!(data110 && typeof data110 == "object" && !Array.isArray(data110))){
const err249 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/props",schemaPath:"#/$defs/Column/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.props.type,parentSchema:schema32.properties.props,data:data110};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
}
if(data105.width !== undefined){
let data111 = data105.width;
if(!(((typeof data111 == "number") && (!(data111 % 1) && !isNaN(data111))) && (isFinite(data111)))){
const err250 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/width",schemaPath:"#/$defs/Column/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.width.type,parentSchema:schema32.properties.width,data:data111};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
if((typeof data111 == "number") && (isFinite(data111))){
if(data111 > 800 || isNaN(data111)){
const err251 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/width",schemaPath:"#/$defs/Column/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 800},message:"must be <= 800",schema:800,parentSchema:schema32.properties.width,data:data111};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
if(data111 < 40 || isNaN(data111)){
const err252 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/width",schemaPath:"#/$defs/Column/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 40},message:"must be >= 40",schema:40,parentSchema:schema32.properties.width,data:data111};
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
if(data105.align !== undefined){
let data112 = data105.align;
if(typeof data112 !== "string"){
const err253 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/align",schemaPath:"#/$defs/Column/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.align.type,parentSchema:schema32.properties.align,data:data112};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
if(!(((data112 === "left") || (data112 === "center")) || (data112 === "right"))){
const err254 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/align",schemaPath:"#/$defs/Column/properties/align/enum",keyword:"enum",params:{allowedValues: schema32.properties.align.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.align.enum,parentSchema:schema32.properties.align,data:data112};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
}
if(data105.sort !== undefined){
let data113 = data105.sort;
if(typeof data113 !== "boolean"){
const err255 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/sort",schemaPath:"#/$defs/Column/properties/sort/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema32.properties.sort.type,parentSchema:schema32.properties.sort,data:data113};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
}
if(data105.fixed !== undefined){
let data114 = data105.fixed;
if(typeof data114 !== "string"){
const err256 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/fixed",schemaPath:"#/$defs/Column/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.fixed.type,parentSchema:schema32.properties.fixed,data:data114};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
if(!((data114 === "left") || (data114 === "right"))){
const err257 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/fixed",schemaPath:"#/$defs/Column/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema32.properties.fixed.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.fixed.enum,parentSchema:schema32.properties.fixed,data:data114};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
}
if(data105.hidden !== undefined){
let data115 = data105.hidden;
if(typeof data115 !== "boolean"){
const err258 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/hidden",schemaPath:"#/$defs/Column/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema32.properties.hidden.type,parentSchema:schema32.properties.hidden,data:data115};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
}
if(data105.requires !== undefined){
let data116 = data105.requires;
if(typeof data116 === "string"){
if(!pattern6.test(data116)){
const err259 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/requires",schemaPath:"#/$defs/Column/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema32.properties.requires,data:data116};
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
const err260 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9+"/requires",schemaPath:"#/$defs/Column/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.requires.type,parentSchema:schema32.properties.requires,data:data116};
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
const err261 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns/" + i9,schemaPath:"#/$defs/Column/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data:data105};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
}
}
else {
const err262 = {instancePath:instancePath+"/detail/nodes/" + i7+"/columns",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.columns.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.columns,data:data104};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
}
if(data81.total !== undefined){
let data117 = data81.total;
if(Array.isArray(data117)){
const len10 = data117.length;
for(let i10=0; i10<len10; i10++){
let data118 = data117[i10];
if(typeof data118 === "string"){
if(!pattern10.test(data118)){
const err263 = {instancePath:instancePath+"/detail/nodes/" + i7+"/total/" + i10,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/total/items/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.total.items,data:data118};
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
const err264 = {instancePath:instancePath+"/detail/nodes/" + i7+"/total/" + i10,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/total/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.total.items.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.total.items,data:data118};
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
const err265 = {instancePath:instancePath+"/detail/nodes/" + i7+"/total",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/total/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.total.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.total,data:data117};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
}
if(data81.empty !== undefined){
let data119 = data81.empty;
if(typeof data119 === "string"){
if(data119.length > 500){
const err266 = {instancePath:instancePath+"/detail/nodes/" + i7+"/empty",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/empty/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.empty,data:data119};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
if(data119.length < 1){
const err267 = {instancePath:instancePath+"/detail/nodes/" + i7+"/empty",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/empty/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.empty,data:data119};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
}
else {
const err268 = {instancePath:instancePath+"/detail/nodes/" + i7+"/empty",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.empty.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].properties.empty,data:data119};
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
const err269 = {instancePath:instancePath+"/detail/nodes/" + i7,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1].type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items.oneOf[1],data:data81};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
}
else {
const err270 = {instancePath:instancePath+"/detail/nodes/" + i7,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "node", tagValue: tag1},message:"value of tag \"node\" must be in oneOf",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.discriminator,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items,data:data81};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
}
else {
const err271 = {instancePath:instancePath+"/detail/nodes/" + i7,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/discriminator",keyword:"discriminator",params:{error: "tag", tag: "node", tagValue: tag1},message:"tag \"node\" must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.discriminator,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items,data:data81};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
}
else {
const err272 = {instancePath:instancePath+"/detail/nodes/" + i7,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items,data:data81};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
}
}
else {
const err273 = {instancePath:instancePath+"/detail/nodes",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[1].properties.detail.properties.nodes.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes,data:data80};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
}
if(data75.actions !== undefined){
let data120 = data75.actions;
if(Array.isArray(data120)){
const len11 = data120.length;
for(let i11=0; i11<len11; i11++){
let data121 = data120[i11];
if(typeof data121 === "string"){
if(!pattern7.test(data121)){
const err274 = {instancePath:instancePath+"/detail/actions/" + i11,schemaPath:"#/$defs/Actions2/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema39.items,data:data121};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
}
else {
const err275 = {instancePath:instancePath+"/detail/actions/" + i11,schemaPath:"#/$defs/Actions2/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.items.type,parentSchema:schema39.items,data:data121};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
}
}
else {
const err276 = {instancePath:instancePath+"/detail/actions",schemaPath:"#/$defs/Actions2/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.type,parentSchema:schema39,data:data120};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
}
}
else {
const err277 = {instancePath:instancePath+"/detail",schemaPath:"#/oneOf/1/properties/detail/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[1].properties.detail.type,parentSchema:schema11.oneOf[1].properties.detail,data:data75};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
}
}
else {
const err278 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[1].type,parentSchema:schema11.oneOf[1],data};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
}
else if(tag0 === "dashboard"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
const err279 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'",schema:schema11.oneOf[2].required,parentSchema:schema11.oneOf[2],data};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
if(data.id === undefined){
const err280 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[2].required,parentSchema:schema11.oneOf[2],data};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
if(data.title === undefined){
const err281 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[2].required,parentSchema:schema11.oneOf[2],data};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
if(data.kind === undefined){
const err282 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema11.oneOf[2].required,parentSchema:schema11.oneOf[2],data};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
if(data.dashboard === undefined){
const err283 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "dashboard"},message:"must have required property '"+"dashboard"+"'",schema:schema11.oneOf[2].required,parentSchema:schema11.oneOf[2],data};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
for(const key22 in data){
if(!(func2.call(schema11.oneOf[2].properties, key22))){
const err284 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[2],data};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
}
if(data.$schema !== undefined){
let data122 = data.$schema;
if(typeof data122 !== "string"){
const err285 = {instancePath:instancePath+"/$schema",schemaPath:"#/oneOf/2/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.$schema.type,parentSchema:schema11.oneOf[2].properties.$schema,data:data122};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
}
if(data.format !== undefined){
let data123 = data.format;
if(!((typeof data123 == "number") && (isFinite(data123)))){
const err286 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/2/properties/format/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema11.oneOf[2].properties.format.type,parentSchema:schema11.oneOf[2].properties.format,data:data123};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
if(1 !== data123){
const err287 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/2/properties/format/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant",schema:1,parentSchema:schema11.oneOf[2].properties.format,data:data123};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
}
if(data.id !== undefined){
let data124 = data.id;
if(typeof data124 === "string"){
if(data124.length > 120){
const err288 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/2/properties/id/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.oneOf[2].properties.id,data:data124};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
if(!pattern0.test(data124)){
const err289 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/2/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[2].properties.id,data:data124};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
}
}
else {
const err290 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/2/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.id.type,parentSchema:schema11.oneOf[2].properties.id,data:data124};
if(vErrors === null){
vErrors = [err290];
}
else {
vErrors.push(err290);
}
errors++;
}
}
if(data.title !== undefined){
let data125 = data.title;
if(typeof data125 === "string"){
if(data125.length > 500){
const err291 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/2/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[2].properties.title,data:data125};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
if(data125.length < 1){
const err292 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/2/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[2].properties.title,data:data125};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
}
else {
const err293 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/2/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.title.type,parentSchema:schema11.oneOf[2].properties.title,data:data125};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
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
let data128 = data.requires;
if(data128 && typeof data128 == "object" && !Array.isArray(data128)){
if(data128.view === undefined){
const err294 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/required",keyword:"required",params:{missingProperty: "view"},message:"must have required property '"+"view"+"'",schema:schema17.required,parentSchema:schema17,data:data128};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
for(const key23 in data128){
if(!(key23 === "view")){
const err295 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23},message:"must NOT have additional properties",schema:false,parentSchema:schema17,data:data128};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
}
if(data128.view !== undefined){
let data129 = data128.view;
if(typeof data129 === "string"){
if(!pattern6.test(data129)){
const err296 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema17.properties.view,data:data129};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
}
else {
const err297 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.view.type,parentSchema:schema17.properties.view,data:data129};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
}
}
else {
const err298 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.type,parentSchema:schema17,data:data128};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
}
if(data.actions !== undefined){
let data130 = data.actions;
if(Array.isArray(data130)){
if(data130.length > 100){
const err299 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/2/properties/actions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema11.oneOf[2].properties.actions,data:data130};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
const len12 = data130.length;
for(let i12=0; i12<len12; i12++){
if(!(validate17(data130[i12], {instancePath:instancePath+"/actions/" + i12,parentData:data130,parentDataProperty:i12,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err300 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/2/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[2].properties.actions.type,parentSchema:schema11.oneOf[2].properties.actions,data:data130};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
}
if(data.locales !== undefined){
let data132 = data.locales;
if(data132 && typeof data132 == "object" && !Array.isArray(data132)){
for(const key24 in data132){
if(pattern22.test(key24)){
let data133 = data132[key24];
if(data133 && typeof data133 == "object" && !Array.isArray(data133)){
for(const key25 in data133){
if(pattern23.test(key25)){
let data134 = data133[key25];
if(typeof data134 !== "string"){
const err301 = {instancePath:instancePath+"/locales/" + key24.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key25.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"],data:data134};
if(vErrors === null){
vErrors = [err301];
}
else {
vErrors.push(err301);
}
errors++;
}
}
}
}
else {
const err302 = {instancePath:instancePath+"/locales/" + key24.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"],data:data133};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
}
}
}
else {
const err303 = {instancePath:instancePath+"/locales",schemaPath:"#/$defs/Translations/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data:data132};
if(vErrors === null){
vErrors = [err303];
}
else {
vErrors.push(err303);
}
errors++;
}
}
if(data.x !== undefined){
let data135 = data.x;
if(!(data135 && typeof data135 == "object" && !Array.isArray(data135))){
const err304 = {instancePath:instancePath+"/x",schemaPath:"#/oneOf/2/properties/x/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[2].properties.x.type,parentSchema:schema11.oneOf[2].properties.x,data:data135};
if(vErrors === null){
vErrors = [err304];
}
else {
vErrors.push(err304);
}
errors++;
}
}
if(data.kind !== undefined){
let data136 = data.kind;
if(typeof data136 !== "string"){
const err305 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/2/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.kind.type,parentSchema:schema11.oneOf[2].properties.kind,data:data136};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
if("dashboard" !== data136){
const err306 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/2/properties/kind/const",keyword:"const",params:{allowedValue: "dashboard"},message:"must be equal to constant",schema:"dashboard",parentSchema:schema11.oneOf[2].properties.kind,data:data136};
if(vErrors === null){
vErrors = [err306];
}
else {
vErrors.push(err306);
}
errors++;
}
}
if(data.dashboard !== undefined){
let data137 = data.dashboard;
if(data137 && typeof data137 == "object" && !Array.isArray(data137)){
if(data137.blocks === undefined){
const err307 = {instancePath:instancePath+"/dashboard",schemaPath:"#/oneOf/2/properties/dashboard/required",keyword:"required",params:{missingProperty: "blocks"},message:"must have required property '"+"blocks"+"'",schema:schema11.oneOf[2].properties.dashboard.required,parentSchema:schema11.oneOf[2].properties.dashboard,data:data137};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
for(const key26 in data137){
if(!((key26 === "blocks") || (key26 === "empty"))){
const err308 = {instancePath:instancePath+"/dashboard",schemaPath:"#/oneOf/2/properties/dashboard/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key26},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[2].properties.dashboard,data:data137};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
}
if(data137.blocks !== undefined){
let data138 = data137.blocks;
if(Array.isArray(data138)){
if(data138.length > 60){
const err309 = {instancePath:instancePath+"/dashboard/blocks",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/maxItems",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items",schema:60,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks,data:data138};
if(vErrors === null){
vErrors = [err309];
}
else {
vErrors.push(err309);
}
errors++;
}
if(data138.length < 1){
const err310 = {instancePath:instancePath+"/dashboard/blocks",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks,data:data138};
if(vErrors === null){
vErrors = [err310];
}
else {
vErrors.push(err310);
}
errors++;
}
const len13 = data138.length;
for(let i13=0; i13<len13; i13++){
let data139 = data138[i13];
if(data139 && typeof data139 == "object" && !Array.isArray(data139)){
if(data139.id === undefined){
const err311 = {instancePath:instancePath+"/dashboard/blocks/" + i13,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.required,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items,data:data139};
if(vErrors === null){
vErrors = [err311];
}
else {
vErrors.push(err311);
}
errors++;
}
if(data139.block === undefined){
const err312 = {instancePath:instancePath+"/dashboard/blocks/" + i13,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.required,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items,data:data139};
if(vErrors === null){
vErrors = [err312];
}
else {
vErrors.push(err312);
}
errors++;
}
if(data139.title === undefined){
const err313 = {instancePath:instancePath+"/dashboard/blocks/" + i13,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.required,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items,data:data139};
if(vErrors === null){
vErrors = [err313];
}
else {
vErrors.push(err313);
}
errors++;
}
if(data139.value === undefined){
const err314 = {instancePath:instancePath+"/dashboard/blocks/" + i13,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.required,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items,data:data139};
if(vErrors === null){
vErrors = [err314];
}
else {
vErrors.push(err314);
}
errors++;
}
for(const key27 in data139){
if(!((((((((key27 === "id") || (key27 === "block")) || (key27 === "title")) || (key27 === "props")) || (key27 === "value")) || (key27 === "span")) || (key27 === "link")) || (key27 === "requires"))){
const err315 = {instancePath:instancePath+"/dashboard/blocks/" + i13,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key27},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items,data:data139};
if(vErrors === null){
vErrors = [err315];
}
else {
vErrors.push(err315);
}
errors++;
}
}
if(data139.id !== undefined){
let data140 = data139.id;
if(typeof data140 === "string"){
if(!pattern7.test(data140)){
const err316 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/id",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.id,data:data140};
if(vErrors === null){
vErrors = [err316];
}
else {
vErrors.push(err316);
}
errors++;
}
}
else {
const err317 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/id",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.id.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.id,data:data140};
if(vErrors === null){
vErrors = [err317];
}
else {
vErrors.push(err317);
}
errors++;
}
}
if(data139.block !== undefined){
let data141 = data139.block;
if(typeof data141 === "string"){
if(!pattern15.test(data141)){
const err318 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/block",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/block/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.block,data:data141};
if(vErrors === null){
vErrors = [err318];
}
else {
vErrors.push(err318);
}
errors++;
}
}
else {
const err319 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/block",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/block/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.block.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.block,data:data141};
if(vErrors === null){
vErrors = [err319];
}
else {
vErrors.push(err319);
}
errors++;
}
}
if(data139.title !== undefined){
let data142 = data139.title;
if(typeof data142 === "string"){
if(data142.length > 500){
const err320 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/title",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.title,data:data142};
if(vErrors === null){
vErrors = [err320];
}
else {
vErrors.push(err320);
}
errors++;
}
if(data142.length < 1){
const err321 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/title",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.title,data:data142};
if(vErrors === null){
vErrors = [err321];
}
else {
vErrors.push(err321);
}
errors++;
}
}
else {
const err322 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/title",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.title.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.title,data:data142};
if(vErrors === null){
vErrors = [err322];
}
else {
vErrors.push(err322);
}
errors++;
}
}
if(data139.props !== undefined){
let data143 = data139.props;
if(!(data143 && typeof data143 == "object" && !Array.isArray(data143))){
const err323 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/props",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.props.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.props,data:data143};
if(vErrors === null){
vErrors = [err323];
}
else {
vErrors.push(err323);
}
errors++;
}
}
if(data139.value !== undefined){
let data144 = data139.value;
if(data144 && typeof data144 == "object" && !Array.isArray(data144)){
if(data144.$expr === undefined){
const err324 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/value",schemaPath:"#/$defs/Expression/required",keyword:"required",params:{missingProperty: "$expr"},message:"must have required property '"+"$expr"+"'",schema:schema20.required,parentSchema:schema20,data:data144};
if(vErrors === null){
vErrors = [err324];
}
else {
vErrors.push(err324);
}
errors++;
}
for(const key28 in data144){
if(!(key28 === "$expr")){
const err325 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/value",schemaPath:"#/$defs/Expression/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key28},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data:data144};
if(vErrors === null){
vErrors = [err325];
}
else {
vErrors.push(err325);
}
errors++;
}
}
if(data144.$expr !== undefined){
let data145 = data144.$expr;
if(typeof data145 === "string"){
if(data145.length > 2000){
const err326 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/value/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema20.properties.$expr,data:data145};
if(vErrors === null){
vErrors = [err326];
}
else {
vErrors.push(err326);
}
errors++;
}
if(data145.length < 1){
const err327 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/value/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.$expr,data:data145};
if(vErrors === null){
vErrors = [err327];
}
else {
vErrors.push(err327);
}
errors++;
}
}
else {
const err328 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/value/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.$expr.type,parentSchema:schema20.properties.$expr,data:data145};
if(vErrors === null){
vErrors = [err328];
}
else {
vErrors.push(err328);
}
errors++;
}
}
}
else {
const err329 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/value",schemaPath:"#/$defs/Expression/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data:data144};
if(vErrors === null){
vErrors = [err329];
}
else {
vErrors.push(err329);
}
errors++;
}
}
if(data139.span !== undefined){
let data146 = data139.span;
if(!(((typeof data146 == "number") && (!(data146 % 1) && !isNaN(data146))) && (isFinite(data146)))){
const err330 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/span",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/span/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.span.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.span,data:data146};
if(vErrors === null){
vErrors = [err330];
}
else {
vErrors.push(err330);
}
errors++;
}
if((typeof data146 == "number") && (isFinite(data146))){
if(data146 > 24 || isNaN(data146)){
const err331 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/span",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24},message:"must be <= 24",schema:24,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.span,data:data146};
if(vErrors === null){
vErrors = [err331];
}
else {
vErrors.push(err331);
}
errors++;
}
if(data146 < 4 || isNaN(data146)){
const err332 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/span",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 4},message:"must be >= 4",schema:4,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.span,data:data146};
if(vErrors === null){
vErrors = [err332];
}
else {
vErrors.push(err332);
}
errors++;
}
}
}
if(data139.link !== undefined){
let data147 = data139.link;
if(data147 && typeof data147 == "object" && !Array.isArray(data147)){
if(data147.page === undefined){
const err333 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/link",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/link/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.link.required,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.link,data:data147};
if(vErrors === null){
vErrors = [err333];
}
else {
vErrors.push(err333);
}
errors++;
}
for(const key29 in data147){
if(!((key29 === "page") || (key29 === "query"))){
const err334 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/link",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/link/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key29},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.link,data:data147};
if(vErrors === null){
vErrors = [err334];
}
else {
vErrors.push(err334);
}
errors++;
}
}
if(data147.page !== undefined){
let data148 = data147.page;
if(typeof data148 === "string"){
if(data148.length > 120){
const err335 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/link/page",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/link/properties/page/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.link.properties.page,data:data148};
if(vErrors === null){
vErrors = [err335];
}
else {
vErrors.push(err335);
}
errors++;
}
if(!pattern0.test(data148)){
const err336 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/link/page",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/link/properties/page/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.link.properties.page,data:data148};
if(vErrors === null){
vErrors = [err336];
}
else {
vErrors.push(err336);
}
errors++;
}
}
else {
const err337 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/link/page",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/link/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.link.properties.page.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.link.properties.page,data:data148};
if(vErrors === null){
vErrors = [err337];
}
else {
vErrors.push(err337);
}
errors++;
}
}
if(data147.query !== undefined){
let data149 = data147.query;
if(!(data149 && typeof data149 == "object" && !Array.isArray(data149))){
const err338 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/link/query",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/link/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.link.properties.query.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.link.properties.query,data:data149};
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
const err339 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/link",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/link/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.link.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.link,data:data147};
if(vErrors === null){
vErrors = [err339];
}
else {
vErrors.push(err339);
}
errors++;
}
}
if(data139.requires !== undefined){
let data150 = data139.requires;
if(typeof data150 === "string"){
if(!pattern6.test(data150)){
const err340 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/requires",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.requires,data:data150};
if(vErrors === null){
vErrors = [err340];
}
else {
vErrors.push(err340);
}
errors++;
}
}
else {
const err341 = {instancePath:instancePath+"/dashboard/blocks/" + i13+"/requires",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.requires.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.properties.requires,data:data150};
if(vErrors === null){
vErrors = [err341];
}
else {
vErrors.push(err341);
}
errors++;
}
}
}
else {
const err342 = {instancePath:instancePath+"/dashboard/blocks/" + i13,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items,data:data139};
if(vErrors === null){
vErrors = [err342];
}
else {
vErrors.push(err342);
}
errors++;
}
}
}
else {
const err343 = {instancePath:instancePath+"/dashboard/blocks",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks,data:data138};
if(vErrors === null){
vErrors = [err343];
}
else {
vErrors.push(err343);
}
errors++;
}
}
if(data137.empty !== undefined){
let data151 = data137.empty;
if(typeof data151 === "string"){
if(data151.length > 500){
const err344 = {instancePath:instancePath+"/dashboard/empty",schemaPath:"#/oneOf/2/properties/dashboard/properties/empty/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[2].properties.dashboard.properties.empty,data:data151};
if(vErrors === null){
vErrors = [err344];
}
else {
vErrors.push(err344);
}
errors++;
}
if(data151.length < 1){
const err345 = {instancePath:instancePath+"/dashboard/empty",schemaPath:"#/oneOf/2/properties/dashboard/properties/empty/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[2].properties.dashboard.properties.empty,data:data151};
if(vErrors === null){
vErrors = [err345];
}
else {
vErrors.push(err345);
}
errors++;
}
}
else {
const err346 = {instancePath:instancePath+"/dashboard/empty",schemaPath:"#/oneOf/2/properties/dashboard/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.empty.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.empty,data:data151};
if(vErrors === null){
vErrors = [err346];
}
else {
vErrors.push(err346);
}
errors++;
}
}
}
else {
const err347 = {instancePath:instancePath+"/dashboard",schemaPath:"#/oneOf/2/properties/dashboard/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[2].properties.dashboard.type,parentSchema:schema11.oneOf[2].properties.dashboard,data:data137};
if(vErrors === null){
vErrors = [err347];
}
else {
vErrors.push(err347);
}
errors++;
}
}
}
else {
const err348 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[2].type,parentSchema:schema11.oneOf[2],data};
if(vErrors === null){
vErrors = [err348];
}
else {
vErrors.push(err348);
}
errors++;
}
}
else if(tag0 === "form"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
const err349 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'",schema:schema11.oneOf[3].required,parentSchema:schema11.oneOf[3],data};
if(vErrors === null){
vErrors = [err349];
}
else {
vErrors.push(err349);
}
errors++;
}
if(data.id === undefined){
const err350 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[3].required,parentSchema:schema11.oneOf[3],data};
if(vErrors === null){
vErrors = [err350];
}
else {
vErrors.push(err350);
}
errors++;
}
if(data.title === undefined){
const err351 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[3].required,parentSchema:schema11.oneOf[3],data};
if(vErrors === null){
vErrors = [err351];
}
else {
vErrors.push(err351);
}
errors++;
}
if(data.kind === undefined){
const err352 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema11.oneOf[3].required,parentSchema:schema11.oneOf[3],data};
if(vErrors === null){
vErrors = [err352];
}
else {
vErrors.push(err352);
}
errors++;
}
if(data.form === undefined){
const err353 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "form"},message:"must have required property '"+"form"+"'",schema:schema11.oneOf[3].required,parentSchema:schema11.oneOf[3],data};
if(vErrors === null){
vErrors = [err353];
}
else {
vErrors.push(err353);
}
errors++;
}
for(const key30 in data){
if(!(func2.call(schema11.oneOf[3].properties, key30))){
const err354 = {instancePath,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key30},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[3],data};
if(vErrors === null){
vErrors = [err354];
}
else {
vErrors.push(err354);
}
errors++;
}
}
if(data.$schema !== undefined){
let data152 = data.$schema;
if(typeof data152 !== "string"){
const err355 = {instancePath:instancePath+"/$schema",schemaPath:"#/oneOf/3/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[3].properties.$schema.type,parentSchema:schema11.oneOf[3].properties.$schema,data:data152};
if(vErrors === null){
vErrors = [err355];
}
else {
vErrors.push(err355);
}
errors++;
}
}
if(data.format !== undefined){
let data153 = data.format;
if(!((typeof data153 == "number") && (isFinite(data153)))){
const err356 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/3/properties/format/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema11.oneOf[3].properties.format.type,parentSchema:schema11.oneOf[3].properties.format,data:data153};
if(vErrors === null){
vErrors = [err356];
}
else {
vErrors.push(err356);
}
errors++;
}
if(1 !== data153){
const err357 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/3/properties/format/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant",schema:1,parentSchema:schema11.oneOf[3].properties.format,data:data153};
if(vErrors === null){
vErrors = [err357];
}
else {
vErrors.push(err357);
}
errors++;
}
}
if(data.id !== undefined){
let data154 = data.id;
if(typeof data154 === "string"){
if(data154.length > 120){
const err358 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/3/properties/id/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.oneOf[3].properties.id,data:data154};
if(vErrors === null){
vErrors = [err358];
}
else {
vErrors.push(err358);
}
errors++;
}
if(!pattern0.test(data154)){
const err359 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/3/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[3].properties.id,data:data154};
if(vErrors === null){
vErrors = [err359];
}
else {
vErrors.push(err359);
}
errors++;
}
}
else {
const err360 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/3/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[3].properties.id.type,parentSchema:schema11.oneOf[3].properties.id,data:data154};
if(vErrors === null){
vErrors = [err360];
}
else {
vErrors.push(err360);
}
errors++;
}
}
if(data.title !== undefined){
let data155 = data.title;
if(typeof data155 === "string"){
if(data155.length > 500){
const err361 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/3/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[3].properties.title,data:data155};
if(vErrors === null){
vErrors = [err361];
}
else {
vErrors.push(err361);
}
errors++;
}
if(data155.length < 1){
const err362 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/3/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[3].properties.title,data:data155};
if(vErrors === null){
vErrors = [err362];
}
else {
vErrors.push(err362);
}
errors++;
}
}
else {
const err363 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/3/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[3].properties.title.type,parentSchema:schema11.oneOf[3].properties.title,data:data155};
if(vErrors === null){
vErrors = [err363];
}
else {
vErrors.push(err363);
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
let data158 = data.requires;
if(data158 && typeof data158 == "object" && !Array.isArray(data158)){
if(data158.view === undefined){
const err364 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/required",keyword:"required",params:{missingProperty: "view"},message:"must have required property '"+"view"+"'",schema:schema17.required,parentSchema:schema17,data:data158};
if(vErrors === null){
vErrors = [err364];
}
else {
vErrors.push(err364);
}
errors++;
}
for(const key31 in data158){
if(!(key31 === "view")){
const err365 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key31},message:"must NOT have additional properties",schema:false,parentSchema:schema17,data:data158};
if(vErrors === null){
vErrors = [err365];
}
else {
vErrors.push(err365);
}
errors++;
}
}
if(data158.view !== undefined){
let data159 = data158.view;
if(typeof data159 === "string"){
if(!pattern6.test(data159)){
const err366 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema17.properties.view,data:data159};
if(vErrors === null){
vErrors = [err366];
}
else {
vErrors.push(err366);
}
errors++;
}
}
else {
const err367 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.view.type,parentSchema:schema17.properties.view,data:data159};
if(vErrors === null){
vErrors = [err367];
}
else {
vErrors.push(err367);
}
errors++;
}
}
}
else {
const err368 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.type,parentSchema:schema17,data:data158};
if(vErrors === null){
vErrors = [err368];
}
else {
vErrors.push(err368);
}
errors++;
}
}
if(data.actions !== undefined){
let data160 = data.actions;
if(Array.isArray(data160)){
if(data160.length > 100){
const err369 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/3/properties/actions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema11.oneOf[3].properties.actions,data:data160};
if(vErrors === null){
vErrors = [err369];
}
else {
vErrors.push(err369);
}
errors++;
}
const len14 = data160.length;
for(let i14=0; i14<len14; i14++){
if(!(validate17(data160[i14], {instancePath:instancePath+"/actions/" + i14,parentData:data160,parentDataProperty:i14,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err370 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/3/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[3].properties.actions.type,parentSchema:schema11.oneOf[3].properties.actions,data:data160};
if(vErrors === null){
vErrors = [err370];
}
else {
vErrors.push(err370);
}
errors++;
}
}
if(data.locales !== undefined){
let data162 = data.locales;
if(data162 && typeof data162 == "object" && !Array.isArray(data162)){
for(const key32 in data162){
if(pattern22.test(key32)){
let data163 = data162[key32];
if(data163 && typeof data163 == "object" && !Array.isArray(data163)){
for(const key33 in data163){
if(pattern23.test(key33)){
let data164 = data163[key33];
if(typeof data164 !== "string"){
const err371 = {instancePath:instancePath+"/locales/" + key32.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key33.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"],data:data164};
if(vErrors === null){
vErrors = [err371];
}
else {
vErrors.push(err371);
}
errors++;
}
}
}
}
else {
const err372 = {instancePath:instancePath+"/locales/" + key32.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"],data:data163};
if(vErrors === null){
vErrors = [err372];
}
else {
vErrors.push(err372);
}
errors++;
}
}
}
}
else {
const err373 = {instancePath:instancePath+"/locales",schemaPath:"#/$defs/Translations/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data:data162};
if(vErrors === null){
vErrors = [err373];
}
else {
vErrors.push(err373);
}
errors++;
}
}
if(data.x !== undefined){
let data165 = data.x;
if(!(data165 && typeof data165 == "object" && !Array.isArray(data165))){
const err374 = {instancePath:instancePath+"/x",schemaPath:"#/oneOf/3/properties/x/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[3].properties.x.type,parentSchema:schema11.oneOf[3].properties.x,data:data165};
if(vErrors === null){
vErrors = [err374];
}
else {
vErrors.push(err374);
}
errors++;
}
}
if(data.kind !== undefined){
let data166 = data.kind;
if(typeof data166 !== "string"){
const err375 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/3/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[3].properties.kind.type,parentSchema:schema11.oneOf[3].properties.kind,data:data166};
if(vErrors === null){
vErrors = [err375];
}
else {
vErrors.push(err375);
}
errors++;
}
if("form" !== data166){
const err376 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/3/properties/kind/const",keyword:"const",params:{allowedValue: "form"},message:"must be equal to constant",schema:"form",parentSchema:schema11.oneOf[3].properties.kind,data:data166};
if(vErrors === null){
vErrors = [err376];
}
else {
vErrors.push(err376);
}
errors++;
}
}
if(data.form !== undefined){
let data167 = data.form;
if(data167 && typeof data167 == "object" && !Array.isArray(data167)){
if(data167.nodes === undefined){
const err377 = {instancePath:instancePath+"/form",schemaPath:"#/oneOf/3/properties/form/required",keyword:"required",params:{missingProperty: "nodes"},message:"must have required property '"+"nodes"+"'",schema:schema11.oneOf[3].properties.form.required,parentSchema:schema11.oneOf[3].properties.form,data:data167};
if(vErrors === null){
vErrors = [err377];
}
else {
vErrors.push(err377);
}
errors++;
}
if(data167.submit === undefined){
const err378 = {instancePath:instancePath+"/form",schemaPath:"#/oneOf/3/properties/form/required",keyword:"required",params:{missingProperty: "submit"},message:"must have required property '"+"submit"+"'",schema:schema11.oneOf[3].properties.form.required,parentSchema:schema11.oneOf[3].properties.form,data:data167};
if(vErrors === null){
vErrors = [err378];
}
else {
vErrors.push(err378);
}
errors++;
}
for(const key34 in data167){
if(!(func2.call(schema11.oneOf[3].properties.form.properties, key34))){
const err379 = {instancePath:instancePath+"/form",schemaPath:"#/oneOf/3/properties/form/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key34},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[3].properties.form,data:data167};
if(vErrors === null){
vErrors = [err379];
}
else {
vErrors.push(err379);
}
errors++;
}
}
if(data167.load !== undefined){
let data168 = data167.load;
if(typeof data168 !== "string"){
const err380 = {instancePath:instancePath+"/form/load",schemaPath:"#/oneOf/3/properties/form/properties/load/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[3].properties.form.properties.load.type,parentSchema:schema11.oneOf[3].properties.form.properties.load,data:data168};
if(vErrors === null){
vErrors = [err380];
}
else {
vErrors.push(err380);
}
errors++;
}
}
if(data167.model !== undefined){
let data169 = data167.model;
if(typeof data169 !== "string"){
const err381 = {instancePath:instancePath+"/form/model",schemaPath:"#/oneOf/3/properties/form/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[3].properties.form.properties.model.type,parentSchema:schema11.oneOf[3].properties.form.properties.model,data:data169};
if(vErrors === null){
vErrors = [err381];
}
else {
vErrors.push(err381);
}
errors++;
}
}
if(data167.layout !== undefined){
let data170 = data167.layout;
if(data170 && typeof data170 == "object" && !Array.isArray(data170)){
for(const key35 in data170){
if(!((key35 === "columns") || (key35 === "labels"))){
const err382 = {instancePath:instancePath+"/form/layout",schemaPath:"#/$defs/Layout/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key35},message:"must NOT have additional properties",schema:false,parentSchema:schema45,data:data170};
if(vErrors === null){
vErrors = [err382];
}
else {
vErrors.push(err382);
}
errors++;
}
}
if(data170.columns !== undefined){
let data171 = data170.columns;
if(!(((typeof data171 == "number") && (!(data171 % 1) && !isNaN(data171))) && (isFinite(data171)))){
const err383 = {instancePath:instancePath+"/form/layout/columns",schemaPath:"#/$defs/Layout/properties/columns/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema45.properties.columns.type,parentSchema:schema45.properties.columns,data:data171};
if(vErrors === null){
vErrors = [err383];
}
else {
vErrors.push(err383);
}
errors++;
}
if((typeof data171 == "number") && (isFinite(data171))){
if(data171 > 4 || isNaN(data171)){
const err384 = {instancePath:instancePath+"/form/layout/columns",schemaPath:"#/$defs/Layout/properties/columns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4",schema:4,parentSchema:schema45.properties.columns,data:data171};
if(vErrors === null){
vErrors = [err384];
}
else {
vErrors.push(err384);
}
errors++;
}
if(data171 < 1 || isNaN(data171)){
const err385 = {instancePath:instancePath+"/form/layout/columns",schemaPath:"#/$defs/Layout/properties/columns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema45.properties.columns,data:data171};
if(vErrors === null){
vErrors = [err385];
}
else {
vErrors.push(err385);
}
errors++;
}
}
}
if(data170.labels !== undefined){
let data172 = data170.labels;
if(typeof data172 !== "string"){
const err386 = {instancePath:instancePath+"/form/layout/labels",schemaPath:"#/$defs/Layout/properties/labels/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.labels.type,parentSchema:schema45.properties.labels,data:data172};
if(vErrors === null){
vErrors = [err386];
}
else {
vErrors.push(err386);
}
errors++;
}
if(!((data172 === "beside") || (data172 === "above"))){
const err387 = {instancePath:instancePath+"/form/layout/labels",schemaPath:"#/$defs/Layout/properties/labels/enum",keyword:"enum",params:{allowedValues: schema45.properties.labels.enum},message:"must be equal to one of the allowed values",schema:schema45.properties.labels.enum,parentSchema:schema45.properties.labels,data:data172};
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
const err388 = {instancePath:instancePath+"/form/layout",schemaPath:"#/$defs/Layout/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema45.type,parentSchema:schema45,data:data170};
if(vErrors === null){
vErrors = [err388];
}
else {
vErrors.push(err388);
}
errors++;
}
}
if(data167.nodes !== undefined){
let data173 = data167.nodes;
if(Array.isArray(data173)){
if(data173.length > 1000){
const err389 = {instancePath:instancePath+"/form/nodes",schemaPath:"#/oneOf/3/properties/form/properties/nodes/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema11.oneOf[3].properties.form.properties.nodes,data:data173};
if(vErrors === null){
vErrors = [err389];
}
else {
vErrors.push(err389);
}
errors++;
}
if(data173.length < 1){
const err390 = {instancePath:instancePath+"/form/nodes",schemaPath:"#/oneOf/3/properties/form/properties/nodes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[3].properties.form.properties.nodes,data:data173};
if(vErrors === null){
vErrors = [err390];
}
else {
vErrors.push(err390);
}
errors++;
}
const len15 = data173.length;
for(let i15=0; i15<len15; i15++){
if(!(validate53(data173[i15], {instancePath:instancePath+"/form/nodes/" + i15,parentData:data173,parentDataProperty:i15,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err391 = {instancePath:instancePath+"/form/nodes",schemaPath:"#/oneOf/3/properties/form/properties/nodes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[3].properties.form.properties.nodes.type,parentSchema:schema11.oneOf[3].properties.form.properties.nodes,data:data173};
if(vErrors === null){
vErrors = [err391];
}
else {
vErrors.push(err391);
}
errors++;
}
}
if(data167.rules !== undefined){
let data175 = data167.rules;
if(Array.isArray(data175)){
if(data175.length > 50){
const err392 = {instancePath:instancePath+"/form/rules",schemaPath:"#/oneOf/3/properties/form/properties/rules/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema11.oneOf[3].properties.form.properties.rules,data:data175};
if(vErrors === null){
vErrors = [err392];
}
else {
vErrors.push(err392);
}
errors++;
}
const len16 = data175.length;
for(let i16=0; i16<len16; i16++){
if(!(validate79(data175[i16], {instancePath:instancePath+"/form/rules/" + i16,parentData:data175,parentDataProperty:i16,rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
}
else {
const err393 = {instancePath:instancePath+"/form/rules",schemaPath:"#/oneOf/3/properties/form/properties/rules/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[3].properties.form.properties.rules.type,parentSchema:schema11.oneOf[3].properties.form.properties.rules,data:data175};
if(vErrors === null){
vErrors = [err393];
}
else {
vErrors.push(err393);
}
errors++;
}
}
if(data167.submit !== undefined){
if(!(validate82(data167.submit, {instancePath:instancePath+"/form/submit",parentData:data167,parentDataProperty:"submit",rootData}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data167.actions !== undefined){
let data178 = data167.actions;
if(Array.isArray(data178)){
const len17 = data178.length;
for(let i17=0; i17<len17; i17++){
let data179 = data178[i17];
if(typeof data179 === "string"){
if(!pattern7.test(data179)){
const err394 = {instancePath:instancePath+"/form/actions/" + i17,schemaPath:"#/$defs/Actions2/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema39.items,data:data179};
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
const err395 = {instancePath:instancePath+"/form/actions/" + i17,schemaPath:"#/$defs/Actions2/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.items.type,parentSchema:schema39.items,data:data179};
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
const err396 = {instancePath:instancePath+"/form/actions",schemaPath:"#/$defs/Actions2/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.type,parentSchema:schema39,data:data178};
if(vErrors === null){
vErrors = [err396];
}
else {
vErrors.push(err396);
}
errors++;
}
}
if(data167.draft !== undefined){
let data180 = data167.draft;
if(data180 && typeof data180 == "object" && !Array.isArray(data180)){
for(const key36 in data180){
if(!(key36 === "autosave")){
const err397 = {instancePath:instancePath+"/form/draft",schemaPath:"#/oneOf/3/properties/form/properties/draft/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key36},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[3].properties.form.properties.draft,data:data180};
if(vErrors === null){
vErrors = [err397];
}
else {
vErrors.push(err397);
}
errors++;
}
}
if(data180.autosave !== undefined){
let data181 = data180.autosave;
if(typeof data181 !== "boolean"){
const err398 = {instancePath:instancePath+"/form/draft/autosave",schemaPath:"#/oneOf/3/properties/form/properties/draft/properties/autosave/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.oneOf[3].properties.form.properties.draft.properties.autosave.type,parentSchema:schema11.oneOf[3].properties.form.properties.draft.properties.autosave,data:data181};
if(vErrors === null){
vErrors = [err398];
}
else {
vErrors.push(err398);
}
errors++;
}
}
}
else {
const err399 = {instancePath:instancePath+"/form/draft",schemaPath:"#/oneOf/3/properties/form/properties/draft/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[3].properties.form.properties.draft.type,parentSchema:schema11.oneOf[3].properties.form.properties.draft,data:data180};
if(vErrors === null){
vErrors = [err399];
}
else {
vErrors.push(err399);
}
errors++;
}
}
if(data167.conflict !== undefined){
let data182 = data167.conflict;
if(data182 && typeof data182 == "object" && !Array.isArray(data182)){
if(data182.versionField === undefined){
const err400 = {instancePath:instancePath+"/form/conflict",schemaPath:"#/oneOf/3/properties/form/properties/conflict/required",keyword:"required",params:{missingProperty: "versionField"},message:"must have required property '"+"versionField"+"'",schema:schema11.oneOf[3].properties.form.properties.conflict.required,parentSchema:schema11.oneOf[3].properties.form.properties.conflict,data:data182};
if(vErrors === null){
vErrors = [err400];
}
else {
vErrors.push(err400);
}
errors++;
}
for(const key37 in data182){
if(!(key37 === "versionField")){
const err401 = {instancePath:instancePath+"/form/conflict",schemaPath:"#/oneOf/3/properties/form/properties/conflict/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key37},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[3].properties.form.properties.conflict,data:data182};
if(vErrors === null){
vErrors = [err401];
}
else {
vErrors.push(err401);
}
errors++;
}
}
if(data182.versionField !== undefined){
let data183 = data182.versionField;
if(typeof data183 === "string"){
if(!pattern10.test(data183)){
const err402 = {instancePath:instancePath+"/form/conflict/versionField",schemaPath:"#/oneOf/3/properties/form/properties/conflict/properties/versionField/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema11.oneOf[3].properties.form.properties.conflict.properties.versionField,data:data183};
if(vErrors === null){
vErrors = [err402];
}
else {
vErrors.push(err402);
}
errors++;
}
}
else {
const err403 = {instancePath:instancePath+"/form/conflict/versionField",schemaPath:"#/oneOf/3/properties/form/properties/conflict/properties/versionField/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[3].properties.form.properties.conflict.properties.versionField.type,parentSchema:schema11.oneOf[3].properties.form.properties.conflict.properties.versionField,data:data183};
if(vErrors === null){
vErrors = [err403];
}
else {
vErrors.push(err403);
}
errors++;
}
}
}
else {
const err404 = {instancePath:instancePath+"/form/conflict",schemaPath:"#/oneOf/3/properties/form/properties/conflict/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[3].properties.form.properties.conflict.type,parentSchema:schema11.oneOf[3].properties.form.properties.conflict,data:data182};
if(vErrors === null){
vErrors = [err404];
}
else {
vErrors.push(err404);
}
errors++;
}
}
}
else {
const err405 = {instancePath:instancePath+"/form",schemaPath:"#/oneOf/3/properties/form/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[3].properties.form.type,parentSchema:schema11.oneOf[3].properties.form,data:data167};
if(vErrors === null){
vErrors = [err405];
}
else {
vErrors.push(err405);
}
errors++;
}
}
}
else {
const err406 = {instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[3].type,parentSchema:schema11.oneOf[3],data};
if(vErrors === null){
vErrors = [err406];
}
else {
vErrors.push(err406);
}
errors++;
}
}
else if(tag0 === "wizard"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
const err407 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'",schema:schema11.oneOf[4].required,parentSchema:schema11.oneOf[4],data};
if(vErrors === null){
vErrors = [err407];
}
else {
vErrors.push(err407);
}
errors++;
}
if(data.id === undefined){
const err408 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[4].required,parentSchema:schema11.oneOf[4],data};
if(vErrors === null){
vErrors = [err408];
}
else {
vErrors.push(err408);
}
errors++;
}
if(data.title === undefined){
const err409 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[4].required,parentSchema:schema11.oneOf[4],data};
if(vErrors === null){
vErrors = [err409];
}
else {
vErrors.push(err409);
}
errors++;
}
if(data.kind === undefined){
const err410 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema11.oneOf[4].required,parentSchema:schema11.oneOf[4],data};
if(vErrors === null){
vErrors = [err410];
}
else {
vErrors.push(err410);
}
errors++;
}
if(data.wizard === undefined){
const err411 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "wizard"},message:"must have required property '"+"wizard"+"'",schema:schema11.oneOf[4].required,parentSchema:schema11.oneOf[4],data};
if(vErrors === null){
vErrors = [err411];
}
else {
vErrors.push(err411);
}
errors++;
}
for(const key38 in data){
if(!(func2.call(schema11.oneOf[4].properties, key38))){
const err412 = {instancePath,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key38},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[4],data};
if(vErrors === null){
vErrors = [err412];
}
else {
vErrors.push(err412);
}
errors++;
}
}
if(data.$schema !== undefined){
let data184 = data.$schema;
if(typeof data184 !== "string"){
const err413 = {instancePath:instancePath+"/$schema",schemaPath:"#/oneOf/4/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.$schema.type,parentSchema:schema11.oneOf[4].properties.$schema,data:data184};
if(vErrors === null){
vErrors = [err413];
}
else {
vErrors.push(err413);
}
errors++;
}
}
if(data.format !== undefined){
let data185 = data.format;
if(!((typeof data185 == "number") && (isFinite(data185)))){
const err414 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/4/properties/format/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema11.oneOf[4].properties.format.type,parentSchema:schema11.oneOf[4].properties.format,data:data185};
if(vErrors === null){
vErrors = [err414];
}
else {
vErrors.push(err414);
}
errors++;
}
if(1 !== data185){
const err415 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/4/properties/format/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant",schema:1,parentSchema:schema11.oneOf[4].properties.format,data:data185};
if(vErrors === null){
vErrors = [err415];
}
else {
vErrors.push(err415);
}
errors++;
}
}
if(data.id !== undefined){
let data186 = data.id;
if(typeof data186 === "string"){
if(data186.length > 120){
const err416 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/4/properties/id/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.oneOf[4].properties.id,data:data186};
if(vErrors === null){
vErrors = [err416];
}
else {
vErrors.push(err416);
}
errors++;
}
if(!pattern0.test(data186)){
const err417 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/4/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[4].properties.id,data:data186};
if(vErrors === null){
vErrors = [err417];
}
else {
vErrors.push(err417);
}
errors++;
}
}
else {
const err418 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/4/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.id.type,parentSchema:schema11.oneOf[4].properties.id,data:data186};
if(vErrors === null){
vErrors = [err418];
}
else {
vErrors.push(err418);
}
errors++;
}
}
if(data.title !== undefined){
let data187 = data.title;
if(typeof data187 === "string"){
if(data187.length > 500){
const err419 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/4/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[4].properties.title,data:data187};
if(vErrors === null){
vErrors = [err419];
}
else {
vErrors.push(err419);
}
errors++;
}
if(data187.length < 1){
const err420 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/4/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[4].properties.title,data:data187};
if(vErrors === null){
vErrors = [err420];
}
else {
vErrors.push(err420);
}
errors++;
}
}
else {
const err421 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/4/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.title.type,parentSchema:schema11.oneOf[4].properties.title,data:data187};
if(vErrors === null){
vErrors = [err421];
}
else {
vErrors.push(err421);
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
let data190 = data.requires;
if(data190 && typeof data190 == "object" && !Array.isArray(data190)){
if(data190.view === undefined){
const err422 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/required",keyword:"required",params:{missingProperty: "view"},message:"must have required property '"+"view"+"'",schema:schema17.required,parentSchema:schema17,data:data190};
if(vErrors === null){
vErrors = [err422];
}
else {
vErrors.push(err422);
}
errors++;
}
for(const key39 in data190){
if(!(key39 === "view")){
const err423 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key39},message:"must NOT have additional properties",schema:false,parentSchema:schema17,data:data190};
if(vErrors === null){
vErrors = [err423];
}
else {
vErrors.push(err423);
}
errors++;
}
}
if(data190.view !== undefined){
let data191 = data190.view;
if(typeof data191 === "string"){
if(!pattern6.test(data191)){
const err424 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema17.properties.view,data:data191};
if(vErrors === null){
vErrors = [err424];
}
else {
vErrors.push(err424);
}
errors++;
}
}
else {
const err425 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.view.type,parentSchema:schema17.properties.view,data:data191};
if(vErrors === null){
vErrors = [err425];
}
else {
vErrors.push(err425);
}
errors++;
}
}
}
else {
const err426 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.type,parentSchema:schema17,data:data190};
if(vErrors === null){
vErrors = [err426];
}
else {
vErrors.push(err426);
}
errors++;
}
}
if(data.actions !== undefined){
let data192 = data.actions;
if(Array.isArray(data192)){
if(data192.length > 100){
const err427 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/4/properties/actions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema11.oneOf[4].properties.actions,data:data192};
if(vErrors === null){
vErrors = [err427];
}
else {
vErrors.push(err427);
}
errors++;
}
const len18 = data192.length;
for(let i18=0; i18<len18; i18++){
if(!(validate17(data192[i18], {instancePath:instancePath+"/actions/" + i18,parentData:data192,parentDataProperty:i18,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err428 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/4/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[4].properties.actions.type,parentSchema:schema11.oneOf[4].properties.actions,data:data192};
if(vErrors === null){
vErrors = [err428];
}
else {
vErrors.push(err428);
}
errors++;
}
}
if(data.locales !== undefined){
let data194 = data.locales;
if(data194 && typeof data194 == "object" && !Array.isArray(data194)){
for(const key40 in data194){
if(pattern22.test(key40)){
let data195 = data194[key40];
if(data195 && typeof data195 == "object" && !Array.isArray(data195)){
for(const key41 in data195){
if(pattern23.test(key41)){
let data196 = data195[key41];
if(typeof data196 !== "string"){
const err429 = {instancePath:instancePath+"/locales/" + key40.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key41.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"],data:data196};
if(vErrors === null){
vErrors = [err429];
}
else {
vErrors.push(err429);
}
errors++;
}
}
}
}
else {
const err430 = {instancePath:instancePath+"/locales/" + key40.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"],data:data195};
if(vErrors === null){
vErrors = [err430];
}
else {
vErrors.push(err430);
}
errors++;
}
}
}
}
else {
const err431 = {instancePath:instancePath+"/locales",schemaPath:"#/$defs/Translations/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data:data194};
if(vErrors === null){
vErrors = [err431];
}
else {
vErrors.push(err431);
}
errors++;
}
}
if(data.x !== undefined){
let data197 = data.x;
if(!(data197 && typeof data197 == "object" && !Array.isArray(data197))){
const err432 = {instancePath:instancePath+"/x",schemaPath:"#/oneOf/4/properties/x/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[4].properties.x.type,parentSchema:schema11.oneOf[4].properties.x,data:data197};
if(vErrors === null){
vErrors = [err432];
}
else {
vErrors.push(err432);
}
errors++;
}
}
if(data.kind !== undefined){
let data198 = data.kind;
if(typeof data198 !== "string"){
const err433 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/4/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.kind.type,parentSchema:schema11.oneOf[4].properties.kind,data:data198};
if(vErrors === null){
vErrors = [err433];
}
else {
vErrors.push(err433);
}
errors++;
}
if("wizard" !== data198){
const err434 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/4/properties/kind/const",keyword:"const",params:{allowedValue: "wizard"},message:"must be equal to constant",schema:"wizard",parentSchema:schema11.oneOf[4].properties.kind,data:data198};
if(vErrors === null){
vErrors = [err434];
}
else {
vErrors.push(err434);
}
errors++;
}
}
if(data.wizard !== undefined){
let data199 = data.wizard;
if(data199 && typeof data199 == "object" && !Array.isArray(data199)){
if(data199.steps === undefined){
const err435 = {instancePath:instancePath+"/wizard",schemaPath:"#/oneOf/4/properties/wizard/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'",schema:schema11.oneOf[4].properties.wizard.required,parentSchema:schema11.oneOf[4].properties.wizard,data:data199};
if(vErrors === null){
vErrors = [err435];
}
else {
vErrors.push(err435);
}
errors++;
}
if(data199.submit === undefined){
const err436 = {instancePath:instancePath+"/wizard",schemaPath:"#/oneOf/4/properties/wizard/required",keyword:"required",params:{missingProperty: "submit"},message:"must have required property '"+"submit"+"'",schema:schema11.oneOf[4].properties.wizard.required,parentSchema:schema11.oneOf[4].properties.wizard,data:data199};
if(vErrors === null){
vErrors = [err436];
}
else {
vErrors.push(err436);
}
errors++;
}
for(const key42 in data199){
if(!(((((((key42 === "load") || (key42 === "model")) || (key42 === "layout")) || (key42 === "steps")) || (key42 === "review")) || (key42 === "draft")) || (key42 === "submit"))){
const err437 = {instancePath:instancePath+"/wizard",schemaPath:"#/oneOf/4/properties/wizard/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key42},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[4].properties.wizard,data:data199};
if(vErrors === null){
vErrors = [err437];
}
else {
vErrors.push(err437);
}
errors++;
}
}
if(data199.load !== undefined){
let data200 = data199.load;
if(typeof data200 !== "string"){
const err438 = {instancePath:instancePath+"/wizard/load",schemaPath:"#/oneOf/4/properties/wizard/properties/load/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.wizard.properties.load.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.load,data:data200};
if(vErrors === null){
vErrors = [err438];
}
else {
vErrors.push(err438);
}
errors++;
}
}
if(data199.model !== undefined){
let data201 = data199.model;
if(typeof data201 !== "string"){
const err439 = {instancePath:instancePath+"/wizard/model",schemaPath:"#/oneOf/4/properties/wizard/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.wizard.properties.model.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.model,data:data201};
if(vErrors === null){
vErrors = [err439];
}
else {
vErrors.push(err439);
}
errors++;
}
}
if(data199.layout !== undefined){
let data202 = data199.layout;
if(data202 && typeof data202 == "object" && !Array.isArray(data202)){
for(const key43 in data202){
if(!((key43 === "columns") || (key43 === "labels"))){
const err440 = {instancePath:instancePath+"/wizard/layout",schemaPath:"#/$defs/Layout/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key43},message:"must NOT have additional properties",schema:false,parentSchema:schema45,data:data202};
if(vErrors === null){
vErrors = [err440];
}
else {
vErrors.push(err440);
}
errors++;
}
}
if(data202.columns !== undefined){
let data203 = data202.columns;
if(!(((typeof data203 == "number") && (!(data203 % 1) && !isNaN(data203))) && (isFinite(data203)))){
const err441 = {instancePath:instancePath+"/wizard/layout/columns",schemaPath:"#/$defs/Layout/properties/columns/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema45.properties.columns.type,parentSchema:schema45.properties.columns,data:data203};
if(vErrors === null){
vErrors = [err441];
}
else {
vErrors.push(err441);
}
errors++;
}
if((typeof data203 == "number") && (isFinite(data203))){
if(data203 > 4 || isNaN(data203)){
const err442 = {instancePath:instancePath+"/wizard/layout/columns",schemaPath:"#/$defs/Layout/properties/columns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4",schema:4,parentSchema:schema45.properties.columns,data:data203};
if(vErrors === null){
vErrors = [err442];
}
else {
vErrors.push(err442);
}
errors++;
}
if(data203 < 1 || isNaN(data203)){
const err443 = {instancePath:instancePath+"/wizard/layout/columns",schemaPath:"#/$defs/Layout/properties/columns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema45.properties.columns,data:data203};
if(vErrors === null){
vErrors = [err443];
}
else {
vErrors.push(err443);
}
errors++;
}
}
}
if(data202.labels !== undefined){
let data204 = data202.labels;
if(typeof data204 !== "string"){
const err444 = {instancePath:instancePath+"/wizard/layout/labels",schemaPath:"#/$defs/Layout/properties/labels/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.labels.type,parentSchema:schema45.properties.labels,data:data204};
if(vErrors === null){
vErrors = [err444];
}
else {
vErrors.push(err444);
}
errors++;
}
if(!((data204 === "beside") || (data204 === "above"))){
const err445 = {instancePath:instancePath+"/wizard/layout/labels",schemaPath:"#/$defs/Layout/properties/labels/enum",keyword:"enum",params:{allowedValues: schema45.properties.labels.enum},message:"must be equal to one of the allowed values",schema:schema45.properties.labels.enum,parentSchema:schema45.properties.labels,data:data204};
if(vErrors === null){
vErrors = [err445];
}
else {
vErrors.push(err445);
}
errors++;
}
}
}
else {
const err446 = {instancePath:instancePath+"/wizard/layout",schemaPath:"#/$defs/Layout/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema45.type,parentSchema:schema45,data:data202};
if(vErrors === null){
vErrors = [err446];
}
else {
vErrors.push(err446);
}
errors++;
}
}
if(data199.steps !== undefined){
let data205 = data199.steps;
if(Array.isArray(data205)){
if(data205.length > 20){
const err447 = {instancePath:instancePath+"/wizard/steps",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps,data:data205};
if(vErrors === null){
vErrors = [err447];
}
else {
vErrors.push(err447);
}
errors++;
}
if(data205.length < 1){
const err448 = {instancePath:instancePath+"/wizard/steps",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps,data:data205};
if(vErrors === null){
vErrors = [err448];
}
else {
vErrors.push(err448);
}
errors++;
}
const len19 = data205.length;
for(let i19=0; i19<len19; i19++){
let data206 = data205[i19];
if(data206 && typeof data206 == "object" && !Array.isArray(data206)){
if(data206.id === undefined){
const err449 = {instancePath:instancePath+"/wizard/steps/" + i19,schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[4].properties.wizard.properties.steps.items.required,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items,data:data206};
if(vErrors === null){
vErrors = [err449];
}
else {
vErrors.push(err449);
}
errors++;
}
if(data206.title === undefined){
const err450 = {instancePath:instancePath+"/wizard/steps/" + i19,schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[4].properties.wizard.properties.steps.items.required,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items,data:data206};
if(vErrors === null){
vErrors = [err450];
}
else {
vErrors.push(err450);
}
errors++;
}
if(data206.nodes === undefined){
const err451 = {instancePath:instancePath+"/wizard/steps/" + i19,schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/required",keyword:"required",params:{missingProperty: "nodes"},message:"must have required property '"+"nodes"+"'",schema:schema11.oneOf[4].properties.wizard.properties.steps.items.required,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items,data:data206};
if(vErrors === null){
vErrors = [err451];
}
else {
vErrors.push(err451);
}
errors++;
}
for(const key44 in data206){
if(!((((((key44 === "id") || (key44 === "title")) || (key44 === "help")) || (key44 === "when")) || (key44 === "nodes")) || (key44 === "rules"))){
const err452 = {instancePath:instancePath+"/wizard/steps/" + i19,schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key44},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items,data:data206};
if(vErrors === null){
vErrors = [err452];
}
else {
vErrors.push(err452);
}
errors++;
}
}
if(data206.id !== undefined){
let data207 = data206.id;
if(typeof data207 === "string"){
if(!pattern7.test(data207)){
const err453 = {instancePath:instancePath+"/wizard/steps/" + i19+"/id",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.id,data:data207};
if(vErrors === null){
vErrors = [err453];
}
else {
vErrors.push(err453);
}
errors++;
}
}
else {
const err454 = {instancePath:instancePath+"/wizard/steps/" + i19+"/id",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.id.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.id,data:data207};
if(vErrors === null){
vErrors = [err454];
}
else {
vErrors.push(err454);
}
errors++;
}
}
if(data206.title !== undefined){
let data208 = data206.title;
if(typeof data208 === "string"){
if(data208.length > 500){
const err455 = {instancePath:instancePath+"/wizard/steps/" + i19+"/title",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.title,data:data208};
if(vErrors === null){
vErrors = [err455];
}
else {
vErrors.push(err455);
}
errors++;
}
if(data208.length < 1){
const err456 = {instancePath:instancePath+"/wizard/steps/" + i19+"/title",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.title,data:data208};
if(vErrors === null){
vErrors = [err456];
}
else {
vErrors.push(err456);
}
errors++;
}
}
else {
const err457 = {instancePath:instancePath+"/wizard/steps/" + i19+"/title",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.title.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.title,data:data208};
if(vErrors === null){
vErrors = [err457];
}
else {
vErrors.push(err457);
}
errors++;
}
}
if(data206.help !== undefined){
let data209 = data206.help;
if(typeof data209 === "string"){
if(data209.length > 500){
const err458 = {instancePath:instancePath+"/wizard/steps/" + i19+"/help",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/help/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.help,data:data209};
if(vErrors === null){
vErrors = [err458];
}
else {
vErrors.push(err458);
}
errors++;
}
if(data209.length < 1){
const err459 = {instancePath:instancePath+"/wizard/steps/" + i19+"/help",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.help,data:data209};
if(vErrors === null){
vErrors = [err459];
}
else {
vErrors.push(err459);
}
errors++;
}
}
else {
const err460 = {instancePath:instancePath+"/wizard/steps/" + i19+"/help",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.help.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.help,data:data209};
if(vErrors === null){
vErrors = [err460];
}
else {
vErrors.push(err460);
}
errors++;
}
}
if(data206.when !== undefined){
if(!(validate18(data206.when, {instancePath:instancePath+"/wizard/steps/" + i19+"/when",parentData:data206,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data206.nodes !== undefined){
let data211 = data206.nodes;
if(Array.isArray(data211)){
if(data211.length > 1000){
const err461 = {instancePath:instancePath+"/wizard/steps/" + i19+"/nodes",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/nodes/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.nodes,data:data211};
if(vErrors === null){
vErrors = [err461];
}
else {
vErrors.push(err461);
}
errors++;
}
if(data211.length < 1){
const err462 = {instancePath:instancePath+"/wizard/steps/" + i19+"/nodes",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/nodes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.nodes,data:data211};
if(vErrors === null){
vErrors = [err462];
}
else {
vErrors.push(err462);
}
errors++;
}
const len20 = data211.length;
for(let i20=0; i20<len20; i20++){
if(!(validate53(data211[i20], {instancePath:instancePath+"/wizard/steps/" + i19+"/nodes/" + i20,parentData:data211,parentDataProperty:i20,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err463 = {instancePath:instancePath+"/wizard/steps/" + i19+"/nodes",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/nodes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.nodes.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.nodes,data:data211};
if(vErrors === null){
vErrors = [err463];
}
else {
vErrors.push(err463);
}
errors++;
}
}
if(data206.rules !== undefined){
let data213 = data206.rules;
if(Array.isArray(data213)){
if(data213.length > 50){
const err464 = {instancePath:instancePath+"/wizard/steps/" + i19+"/rules",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/rules/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.rules,data:data213};
if(vErrors === null){
vErrors = [err464];
}
else {
vErrors.push(err464);
}
errors++;
}
const len21 = data213.length;
for(let i21=0; i21<len21; i21++){
if(!(validate79(data213[i21], {instancePath:instancePath+"/wizard/steps/" + i19+"/rules/" + i21,parentData:data213,parentDataProperty:i21,rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
}
else {
const err465 = {instancePath:instancePath+"/wizard/steps/" + i19+"/rules",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/rules/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.rules.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.rules,data:data213};
if(vErrors === null){
vErrors = [err465];
}
else {
vErrors.push(err465);
}
errors++;
}
}
}
else {
const err466 = {instancePath:instancePath+"/wizard/steps/" + i19,schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[4].properties.wizard.properties.steps.items.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items,data:data206};
if(vErrors === null){
vErrors = [err466];
}
else {
vErrors.push(err466);
}
errors++;
}
}
}
else {
const err467 = {instancePath:instancePath+"/wizard/steps",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[4].properties.wizard.properties.steps.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps,data:data205};
if(vErrors === null){
vErrors = [err467];
}
else {
vErrors.push(err467);
}
errors++;
}
}
if(data199.review !== undefined){
let data215 = data199.review;
if(data215 && typeof data215 == "object" && !Array.isArray(data215)){
if(data215.title === undefined){
const err468 = {instancePath:instancePath+"/wizard/review",schemaPath:"#/oneOf/4/properties/wizard/properties/review/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[4].properties.wizard.properties.review.required,parentSchema:schema11.oneOf[4].properties.wizard.properties.review,data:data215};
if(vErrors === null){
vErrors = [err468];
}
else {
vErrors.push(err468);
}
errors++;
}
for(const key45 in data215){
if(!((key45 === "title") || (key45 === "help"))){
const err469 = {instancePath:instancePath+"/wizard/review",schemaPath:"#/oneOf/4/properties/wizard/properties/review/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key45},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[4].properties.wizard.properties.review,data:data215};
if(vErrors === null){
vErrors = [err469];
}
else {
vErrors.push(err469);
}
errors++;
}
}
if(data215.title !== undefined){
let data216 = data215.title;
if(typeof data216 === "string"){
if(data216.length > 500){
const err470 = {instancePath:instancePath+"/wizard/review/title",schemaPath:"#/oneOf/4/properties/wizard/properties/review/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[4].properties.wizard.properties.review.properties.title,data:data216};
if(vErrors === null){
vErrors = [err470];
}
else {
vErrors.push(err470);
}
errors++;
}
if(data216.length < 1){
const err471 = {instancePath:instancePath+"/wizard/review/title",schemaPath:"#/oneOf/4/properties/wizard/properties/review/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[4].properties.wizard.properties.review.properties.title,data:data216};
if(vErrors === null){
vErrors = [err471];
}
else {
vErrors.push(err471);
}
errors++;
}
}
else {
const err472 = {instancePath:instancePath+"/wizard/review/title",schemaPath:"#/oneOf/4/properties/wizard/properties/review/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.wizard.properties.review.properties.title.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.review.properties.title,data:data216};
if(vErrors === null){
vErrors = [err472];
}
else {
vErrors.push(err472);
}
errors++;
}
}
if(data215.help !== undefined){
let data217 = data215.help;
if(typeof data217 === "string"){
if(data217.length > 500){
const err473 = {instancePath:instancePath+"/wizard/review/help",schemaPath:"#/oneOf/4/properties/wizard/properties/review/properties/help/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[4].properties.wizard.properties.review.properties.help,data:data217};
if(vErrors === null){
vErrors = [err473];
}
else {
vErrors.push(err473);
}
errors++;
}
if(data217.length < 1){
const err474 = {instancePath:instancePath+"/wizard/review/help",schemaPath:"#/oneOf/4/properties/wizard/properties/review/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[4].properties.wizard.properties.review.properties.help,data:data217};
if(vErrors === null){
vErrors = [err474];
}
else {
vErrors.push(err474);
}
errors++;
}
}
else {
const err475 = {instancePath:instancePath+"/wizard/review/help",schemaPath:"#/oneOf/4/properties/wizard/properties/review/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.wizard.properties.review.properties.help.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.review.properties.help,data:data217};
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
const err476 = {instancePath:instancePath+"/wizard/review",schemaPath:"#/oneOf/4/properties/wizard/properties/review/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[4].properties.wizard.properties.review.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.review,data:data215};
if(vErrors === null){
vErrors = [err476];
}
else {
vErrors.push(err476);
}
errors++;
}
}
if(data199.draft !== undefined){
let data218 = data199.draft;
if(data218 && typeof data218 == "object" && !Array.isArray(data218)){
if(data218.param === undefined){
const err477 = {instancePath:instancePath+"/wizard/draft",schemaPath:"#/oneOf/4/properties/wizard/properties/draft/required",keyword:"required",params:{missingProperty: "param"},message:"must have required property '"+"param"+"'",schema:schema11.oneOf[4].properties.wizard.properties.draft.required,parentSchema:schema11.oneOf[4].properties.wizard.properties.draft,data:data218};
if(vErrors === null){
vErrors = [err477];
}
else {
vErrors.push(err477);
}
errors++;
}
for(const key46 in data218){
if(!((key46 === "param") || (key46 === "titleField"))){
const err478 = {instancePath:instancePath+"/wizard/draft",schemaPath:"#/oneOf/4/properties/wizard/properties/draft/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key46},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[4].properties.wizard.properties.draft,data:data218};
if(vErrors === null){
vErrors = [err478];
}
else {
vErrors.push(err478);
}
errors++;
}
}
if(data218.param !== undefined){
let data219 = data218.param;
if(typeof data219 !== "string"){
const err479 = {instancePath:instancePath+"/wizard/draft/param",schemaPath:"#/oneOf/4/properties/wizard/properties/draft/properties/param/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.wizard.properties.draft.properties.param.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.draft.properties.param,data:data219};
if(vErrors === null){
vErrors = [err479];
}
else {
vErrors.push(err479);
}
errors++;
}
}
if(data218.titleField !== undefined){
let data220 = data218.titleField;
if(typeof data220 === "string"){
if(!pattern10.test(data220)){
const err480 = {instancePath:instancePath+"/wizard/draft/titleField",schemaPath:"#/oneOf/4/properties/wizard/properties/draft/properties/titleField/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema11.oneOf[4].properties.wizard.properties.draft.properties.titleField,data:data220};
if(vErrors === null){
vErrors = [err480];
}
else {
vErrors.push(err480);
}
errors++;
}
}
else {
const err481 = {instancePath:instancePath+"/wizard/draft/titleField",schemaPath:"#/oneOf/4/properties/wizard/properties/draft/properties/titleField/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.wizard.properties.draft.properties.titleField.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.draft.properties.titleField,data:data220};
if(vErrors === null){
vErrors = [err481];
}
else {
vErrors.push(err481);
}
errors++;
}
}
}
else {
const err482 = {instancePath:instancePath+"/wizard/draft",schemaPath:"#/oneOf/4/properties/wizard/properties/draft/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[4].properties.wizard.properties.draft.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.draft,data:data218};
if(vErrors === null){
vErrors = [err482];
}
else {
vErrors.push(err482);
}
errors++;
}
}
if(data199.submit !== undefined){
if(!(validate82(data199.submit, {instancePath:instancePath+"/wizard/submit",parentData:data199,parentDataProperty:"submit",rootData}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
}
else {
const err483 = {instancePath:instancePath+"/wizard",schemaPath:"#/oneOf/4/properties/wizard/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[4].properties.wizard.type,parentSchema:schema11.oneOf[4].properties.wizard,data:data199};
if(vErrors === null){
vErrors = [err483];
}
else {
vErrors.push(err483);
}
errors++;
}
}
}
else {
const err484 = {instancePath,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[4].type,parentSchema:schema11.oneOf[4],data};
if(vErrors === null){
vErrors = [err484];
}
else {
vErrors.push(err484);
}
errors++;
}
}
else if(tag0 === "custom"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
const err485 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'",schema:schema11.oneOf[5].required,parentSchema:schema11.oneOf[5],data};
if(vErrors === null){
vErrors = [err485];
}
else {
vErrors.push(err485);
}
errors++;
}
if(data.id === undefined){
const err486 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[5].required,parentSchema:schema11.oneOf[5],data};
if(vErrors === null){
vErrors = [err486];
}
else {
vErrors.push(err486);
}
errors++;
}
if(data.title === undefined){
const err487 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[5].required,parentSchema:schema11.oneOf[5],data};
if(vErrors === null){
vErrors = [err487];
}
else {
vErrors.push(err487);
}
errors++;
}
if(data.kind === undefined){
const err488 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema11.oneOf[5].required,parentSchema:schema11.oneOf[5],data};
if(vErrors === null){
vErrors = [err488];
}
else {
vErrors.push(err488);
}
errors++;
}
if(data.custom === undefined){
const err489 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "custom"},message:"must have required property '"+"custom"+"'",schema:schema11.oneOf[5].required,parentSchema:schema11.oneOf[5],data};
if(vErrors === null){
vErrors = [err489];
}
else {
vErrors.push(err489);
}
errors++;
}
for(const key47 in data){
if(!(func2.call(schema11.oneOf[5].properties, key47))){
const err490 = {instancePath,schemaPath:"#/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key47},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[5],data};
if(vErrors === null){
vErrors = [err490];
}
else {
vErrors.push(err490);
}
errors++;
}
}
if(data.$schema !== undefined){
let data222 = data.$schema;
if(typeof data222 !== "string"){
const err491 = {instancePath:instancePath+"/$schema",schemaPath:"#/oneOf/5/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[5].properties.$schema.type,parentSchema:schema11.oneOf[5].properties.$schema,data:data222};
if(vErrors === null){
vErrors = [err491];
}
else {
vErrors.push(err491);
}
errors++;
}
}
if(data.format !== undefined){
let data223 = data.format;
if(!((typeof data223 == "number") && (isFinite(data223)))){
const err492 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/5/properties/format/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema11.oneOf[5].properties.format.type,parentSchema:schema11.oneOf[5].properties.format,data:data223};
if(vErrors === null){
vErrors = [err492];
}
else {
vErrors.push(err492);
}
errors++;
}
if(1 !== data223){
const err493 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/5/properties/format/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant",schema:1,parentSchema:schema11.oneOf[5].properties.format,data:data223};
if(vErrors === null){
vErrors = [err493];
}
else {
vErrors.push(err493);
}
errors++;
}
}
if(data.id !== undefined){
let data224 = data.id;
if(typeof data224 === "string"){
if(data224.length > 120){
const err494 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/5/properties/id/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.oneOf[5].properties.id,data:data224};
if(vErrors === null){
vErrors = [err494];
}
else {
vErrors.push(err494);
}
errors++;
}
if(!pattern0.test(data224)){
const err495 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/5/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[5].properties.id,data:data224};
if(vErrors === null){
vErrors = [err495];
}
else {
vErrors.push(err495);
}
errors++;
}
}
else {
const err496 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/5/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[5].properties.id.type,parentSchema:schema11.oneOf[5].properties.id,data:data224};
if(vErrors === null){
vErrors = [err496];
}
else {
vErrors.push(err496);
}
errors++;
}
}
if(data.title !== undefined){
let data225 = data.title;
if(typeof data225 === "string"){
if(data225.length > 500){
const err497 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/5/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[5].properties.title,data:data225};
if(vErrors === null){
vErrors = [err497];
}
else {
vErrors.push(err497);
}
errors++;
}
if(data225.length < 1){
const err498 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/5/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[5].properties.title,data:data225};
if(vErrors === null){
vErrors = [err498];
}
else {
vErrors.push(err498);
}
errors++;
}
}
else {
const err499 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/5/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[5].properties.title.type,parentSchema:schema11.oneOf[5].properties.title,data:data225};
if(vErrors === null){
vErrors = [err499];
}
else {
vErrors.push(err499);
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
let data228 = data.requires;
if(data228 && typeof data228 == "object" && !Array.isArray(data228)){
if(data228.view === undefined){
const err500 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/required",keyword:"required",params:{missingProperty: "view"},message:"must have required property '"+"view"+"'",schema:schema17.required,parentSchema:schema17,data:data228};
if(vErrors === null){
vErrors = [err500];
}
else {
vErrors.push(err500);
}
errors++;
}
for(const key48 in data228){
if(!(key48 === "view")){
const err501 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key48},message:"must NOT have additional properties",schema:false,parentSchema:schema17,data:data228};
if(vErrors === null){
vErrors = [err501];
}
else {
vErrors.push(err501);
}
errors++;
}
}
if(data228.view !== undefined){
let data229 = data228.view;
if(typeof data229 === "string"){
if(!pattern6.test(data229)){
const err502 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema17.properties.view,data:data229};
if(vErrors === null){
vErrors = [err502];
}
else {
vErrors.push(err502);
}
errors++;
}
}
else {
const err503 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.view.type,parentSchema:schema17.properties.view,data:data229};
if(vErrors === null){
vErrors = [err503];
}
else {
vErrors.push(err503);
}
errors++;
}
}
}
else {
const err504 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.type,parentSchema:schema17,data:data228};
if(vErrors === null){
vErrors = [err504];
}
else {
vErrors.push(err504);
}
errors++;
}
}
if(data.actions !== undefined){
let data230 = data.actions;
if(Array.isArray(data230)){
if(data230.length > 100){
const err505 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/5/properties/actions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema11.oneOf[5].properties.actions,data:data230};
if(vErrors === null){
vErrors = [err505];
}
else {
vErrors.push(err505);
}
errors++;
}
const len22 = data230.length;
for(let i22=0; i22<len22; i22++){
if(!(validate17(data230[i22], {instancePath:instancePath+"/actions/" + i22,parentData:data230,parentDataProperty:i22,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err506 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/5/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[5].properties.actions.type,parentSchema:schema11.oneOf[5].properties.actions,data:data230};
if(vErrors === null){
vErrors = [err506];
}
else {
vErrors.push(err506);
}
errors++;
}
}
if(data.locales !== undefined){
let data232 = data.locales;
if(data232 && typeof data232 == "object" && !Array.isArray(data232)){
for(const key49 in data232){
if(pattern22.test(key49)){
let data233 = data232[key49];
if(data233 && typeof data233 == "object" && !Array.isArray(data233)){
for(const key50 in data233){
if(pattern23.test(key50)){
let data234 = data233[key50];
if(typeof data234 !== "string"){
const err507 = {instancePath:instancePath+"/locales/" + key49.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key50.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"],data:data234};
if(vErrors === null){
vErrors = [err507];
}
else {
vErrors.push(err507);
}
errors++;
}
}
}
}
else {
const err508 = {instancePath:instancePath+"/locales/" + key49.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"],data:data233};
if(vErrors === null){
vErrors = [err508];
}
else {
vErrors.push(err508);
}
errors++;
}
}
}
}
else {
const err509 = {instancePath:instancePath+"/locales",schemaPath:"#/$defs/Translations/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data:data232};
if(vErrors === null){
vErrors = [err509];
}
else {
vErrors.push(err509);
}
errors++;
}
}
if(data.x !== undefined){
let data235 = data.x;
if(!(data235 && typeof data235 == "object" && !Array.isArray(data235))){
const err510 = {instancePath:instancePath+"/x",schemaPath:"#/oneOf/5/properties/x/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[5].properties.x.type,parentSchema:schema11.oneOf[5].properties.x,data:data235};
if(vErrors === null){
vErrors = [err510];
}
else {
vErrors.push(err510);
}
errors++;
}
}
if(data.kind !== undefined){
let data236 = data.kind;
if(typeof data236 !== "string"){
const err511 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/5/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[5].properties.kind.type,parentSchema:schema11.oneOf[5].properties.kind,data:data236};
if(vErrors === null){
vErrors = [err511];
}
else {
vErrors.push(err511);
}
errors++;
}
if("custom" !== data236){
const err512 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/5/properties/kind/const",keyword:"const",params:{allowedValue: "custom"},message:"must be equal to constant",schema:"custom",parentSchema:schema11.oneOf[5].properties.kind,data:data236};
if(vErrors === null){
vErrors = [err512];
}
else {
vErrors.push(err512);
}
errors++;
}
}
if(data.custom !== undefined){
let data237 = data.custom;
if(data237 && typeof data237 == "object" && !Array.isArray(data237)){
if(data237.renderer === undefined){
const err513 = {instancePath:instancePath+"/custom",schemaPath:"#/oneOf/5/properties/custom/required",keyword:"required",params:{missingProperty: "renderer"},message:"must have required property '"+"renderer"+"'",schema:schema11.oneOf[5].properties.custom.required,parentSchema:schema11.oneOf[5].properties.custom,data:data237};
if(vErrors === null){
vErrors = [err513];
}
else {
vErrors.push(err513);
}
errors++;
}
for(const key51 in data237){
if(!((key51 === "renderer") || (key51 === "props"))){
const err514 = {instancePath:instancePath+"/custom",schemaPath:"#/oneOf/5/properties/custom/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key51},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[5].properties.custom,data:data237};
if(vErrors === null){
vErrors = [err514];
}
else {
vErrors.push(err514);
}
errors++;
}
}
if(data237.renderer !== undefined){
let data238 = data237.renderer;
if(typeof data238 === "string"){
if(!pattern15.test(data238)){
const err515 = {instancePath:instancePath+"/custom/renderer",schemaPath:"#/oneOf/5/properties/custom/properties/renderer/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema11.oneOf[5].properties.custom.properties.renderer,data:data238};
if(vErrors === null){
vErrors = [err515];
}
else {
vErrors.push(err515);
}
errors++;
}
}
else {
const err516 = {instancePath:instancePath+"/custom/renderer",schemaPath:"#/oneOf/5/properties/custom/properties/renderer/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[5].properties.custom.properties.renderer.type,parentSchema:schema11.oneOf[5].properties.custom.properties.renderer,data:data238};
if(vErrors === null){
vErrors = [err516];
}
else {
vErrors.push(err516);
}
errors++;
}
}
if(data237.props !== undefined){
let data239 = data237.props;
if(!(data239 && typeof data239 == "object" && !Array.isArray(data239))){
const err517 = {instancePath:instancePath+"/custom/props",schemaPath:"#/oneOf/5/properties/custom/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[5].properties.custom.properties.props.type,parentSchema:schema11.oneOf[5].properties.custom.properties.props,data:data239};
if(vErrors === null){
vErrors = [err517];
}
else {
vErrors.push(err517);
}
errors++;
}
}
}
else {
const err518 = {instancePath:instancePath+"/custom",schemaPath:"#/oneOf/5/properties/custom/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[5].properties.custom.type,parentSchema:schema11.oneOf[5].properties.custom,data:data237};
if(vErrors === null){
vErrors = [err518];
}
else {
vErrors.push(err518);
}
errors++;
}
}
}
else {
const err519 = {instancePath,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[5].type,parentSchema:schema11.oneOf[5],data};
if(vErrors === null){
vErrors = [err519];
}
else {
vErrors.push(err519);
}
errors++;
}
}
else if(tag0 === "report"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
const err520 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'",schema:schema11.oneOf[6].required,parentSchema:schema11.oneOf[6],data};
if(vErrors === null){
vErrors = [err520];
}
else {
vErrors.push(err520);
}
errors++;
}
if(data.id === undefined){
const err521 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[6].required,parentSchema:schema11.oneOf[6],data};
if(vErrors === null){
vErrors = [err521];
}
else {
vErrors.push(err521);
}
errors++;
}
if(data.title === undefined){
const err522 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[6].required,parentSchema:schema11.oneOf[6],data};
if(vErrors === null){
vErrors = [err522];
}
else {
vErrors.push(err522);
}
errors++;
}
if(data.kind === undefined){
const err523 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema11.oneOf[6].required,parentSchema:schema11.oneOf[6],data};
if(vErrors === null){
vErrors = [err523];
}
else {
vErrors.push(err523);
}
errors++;
}
if(data.report === undefined){
const err524 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "report"},message:"must have required property '"+"report"+"'",schema:schema11.oneOf[6].required,parentSchema:schema11.oneOf[6],data};
if(vErrors === null){
vErrors = [err524];
}
else {
vErrors.push(err524);
}
errors++;
}
for(const key52 in data){
if(!(func2.call(schema11.oneOf[6].properties, key52))){
const err525 = {instancePath,schemaPath:"#/oneOf/6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key52},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6],data};
if(vErrors === null){
vErrors = [err525];
}
else {
vErrors.push(err525);
}
errors++;
}
}
if(data.$schema !== undefined){
let data240 = data.$schema;
if(typeof data240 !== "string"){
const err526 = {instancePath:instancePath+"/$schema",schemaPath:"#/oneOf/6/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.$schema.type,parentSchema:schema11.oneOf[6].properties.$schema,data:data240};
if(vErrors === null){
vErrors = [err526];
}
else {
vErrors.push(err526);
}
errors++;
}
}
if(data.format !== undefined){
let data241 = data.format;
if(!((typeof data241 == "number") && (isFinite(data241)))){
const err527 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/6/properties/format/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema11.oneOf[6].properties.format.type,parentSchema:schema11.oneOf[6].properties.format,data:data241};
if(vErrors === null){
vErrors = [err527];
}
else {
vErrors.push(err527);
}
errors++;
}
if(1 !== data241){
const err528 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/6/properties/format/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant",schema:1,parentSchema:schema11.oneOf[6].properties.format,data:data241};
if(vErrors === null){
vErrors = [err528];
}
else {
vErrors.push(err528);
}
errors++;
}
}
if(data.id !== undefined){
let data242 = data.id;
if(typeof data242 === "string"){
if(data242.length > 120){
const err529 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/6/properties/id/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.oneOf[6].properties.id,data:data242};
if(vErrors === null){
vErrors = [err529];
}
else {
vErrors.push(err529);
}
errors++;
}
if(!pattern0.test(data242)){
const err530 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/6/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[6].properties.id,data:data242};
if(vErrors === null){
vErrors = [err530];
}
else {
vErrors.push(err530);
}
errors++;
}
}
else {
const err531 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/6/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.id.type,parentSchema:schema11.oneOf[6].properties.id,data:data242};
if(vErrors === null){
vErrors = [err531];
}
else {
vErrors.push(err531);
}
errors++;
}
}
if(data.title !== undefined){
let data243 = data.title;
if(typeof data243 === "string"){
if(data243.length > 500){
const err532 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/6/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[6].properties.title,data:data243};
if(vErrors === null){
vErrors = [err532];
}
else {
vErrors.push(err532);
}
errors++;
}
if(data243.length < 1){
const err533 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/6/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[6].properties.title,data:data243};
if(vErrors === null){
vErrors = [err533];
}
else {
vErrors.push(err533);
}
errors++;
}
}
else {
const err534 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/6/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.title.type,parentSchema:schema11.oneOf[6].properties.title,data:data243};
if(vErrors === null){
vErrors = [err534];
}
else {
vErrors.push(err534);
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
let data246 = data.requires;
if(data246 && typeof data246 == "object" && !Array.isArray(data246)){
if(data246.view === undefined){
const err535 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/required",keyword:"required",params:{missingProperty: "view"},message:"must have required property '"+"view"+"'",schema:schema17.required,parentSchema:schema17,data:data246};
if(vErrors === null){
vErrors = [err535];
}
else {
vErrors.push(err535);
}
errors++;
}
for(const key53 in data246){
if(!(key53 === "view")){
const err536 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key53},message:"must NOT have additional properties",schema:false,parentSchema:schema17,data:data246};
if(vErrors === null){
vErrors = [err536];
}
else {
vErrors.push(err536);
}
errors++;
}
}
if(data246.view !== undefined){
let data247 = data246.view;
if(typeof data247 === "string"){
if(!pattern6.test(data247)){
const err537 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema17.properties.view,data:data247};
if(vErrors === null){
vErrors = [err537];
}
else {
vErrors.push(err537);
}
errors++;
}
}
else {
const err538 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.view.type,parentSchema:schema17.properties.view,data:data247};
if(vErrors === null){
vErrors = [err538];
}
else {
vErrors.push(err538);
}
errors++;
}
}
}
else {
const err539 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.type,parentSchema:schema17,data:data246};
if(vErrors === null){
vErrors = [err539];
}
else {
vErrors.push(err539);
}
errors++;
}
}
if(data.actions !== undefined){
let data248 = data.actions;
if(Array.isArray(data248)){
if(data248.length > 100){
const err540 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/6/properties/actions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema11.oneOf[6].properties.actions,data:data248};
if(vErrors === null){
vErrors = [err540];
}
else {
vErrors.push(err540);
}
errors++;
}
const len23 = data248.length;
for(let i23=0; i23<len23; i23++){
if(!(validate17(data248[i23], {instancePath:instancePath+"/actions/" + i23,parentData:data248,parentDataProperty:i23,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err541 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/6/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[6].properties.actions.type,parentSchema:schema11.oneOf[6].properties.actions,data:data248};
if(vErrors === null){
vErrors = [err541];
}
else {
vErrors.push(err541);
}
errors++;
}
}
if(data.locales !== undefined){
let data250 = data.locales;
if(data250 && typeof data250 == "object" && !Array.isArray(data250)){
for(const key54 in data250){
if(pattern22.test(key54)){
let data251 = data250[key54];
if(data251 && typeof data251 == "object" && !Array.isArray(data251)){
for(const key55 in data251){
if(pattern23.test(key55)){
let data252 = data251[key55];
if(typeof data252 !== "string"){
const err542 = {instancePath:instancePath+"/locales/" + key54.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key55.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"],data:data252};
if(vErrors === null){
vErrors = [err542];
}
else {
vErrors.push(err542);
}
errors++;
}
}
}
}
else {
const err543 = {instancePath:instancePath+"/locales/" + key54.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"],data:data251};
if(vErrors === null){
vErrors = [err543];
}
else {
vErrors.push(err543);
}
errors++;
}
}
}
}
else {
const err544 = {instancePath:instancePath+"/locales",schemaPath:"#/$defs/Translations/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data:data250};
if(vErrors === null){
vErrors = [err544];
}
else {
vErrors.push(err544);
}
errors++;
}
}
if(data.x !== undefined){
let data253 = data.x;
if(!(data253 && typeof data253 == "object" && !Array.isArray(data253))){
const err545 = {instancePath:instancePath+"/x",schemaPath:"#/oneOf/6/properties/x/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.x.type,parentSchema:schema11.oneOf[6].properties.x,data:data253};
if(vErrors === null){
vErrors = [err545];
}
else {
vErrors.push(err545);
}
errors++;
}
}
if(data.kind !== undefined){
let data254 = data.kind;
if(typeof data254 !== "string"){
const err546 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/6/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.kind.type,parentSchema:schema11.oneOf[6].properties.kind,data:data254};
if(vErrors === null){
vErrors = [err546];
}
else {
vErrors.push(err546);
}
errors++;
}
if("report" !== data254){
const err547 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/6/properties/kind/const",keyword:"const",params:{allowedValue: "report"},message:"must be equal to constant",schema:"report",parentSchema:schema11.oneOf[6].properties.kind,data:data254};
if(vErrors === null){
vErrors = [err547];
}
else {
vErrors.push(err547);
}
errors++;
}
}
if(data.report !== undefined){
let data255 = data.report;
if(data255 && typeof data255 == "object" && !Array.isArray(data255)){
if(data255.source === undefined){
const err548 = {instancePath:instancePath+"/report",schemaPath:"#/oneOf/6/properties/report/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'",schema:schema11.oneOf[6].properties.report.required,parentSchema:schema11.oneOf[6].properties.report,data:data255};
if(vErrors === null){
vErrors = [err548];
}
else {
vErrors.push(err548);
}
errors++;
}
if(data255.dimensions === undefined){
const err549 = {instancePath:instancePath+"/report",schemaPath:"#/oneOf/6/properties/report/required",keyword:"required",params:{missingProperty: "dimensions"},message:"must have required property '"+"dimensions"+"'",schema:schema11.oneOf[6].properties.report.required,parentSchema:schema11.oneOf[6].properties.report,data:data255};
if(vErrors === null){
vErrors = [err549];
}
else {
vErrors.push(err549);
}
errors++;
}
if(data255.measures === undefined){
const err550 = {instancePath:instancePath+"/report",schemaPath:"#/oneOf/6/properties/report/required",keyword:"required",params:{missingProperty: "measures"},message:"must have required property '"+"measures"+"'",schema:schema11.oneOf[6].properties.report.required,parentSchema:schema11.oneOf[6].properties.report,data:data255};
if(vErrors === null){
vErrors = [err550];
}
else {
vErrors.push(err550);
}
errors++;
}
if(data255.budget === undefined){
const err551 = {instancePath:instancePath+"/report",schemaPath:"#/oneOf/6/properties/report/required",keyword:"required",params:{missingProperty: "budget"},message:"must have required property '"+"budget"+"'",schema:schema11.oneOf[6].properties.report.required,parentSchema:schema11.oneOf[6].properties.report,data:data255};
if(vErrors === null){
vErrors = [err551];
}
else {
vErrors.push(err551);
}
errors++;
}
for(const key56 in data255){
if(!(func2.call(schema11.oneOf[6].properties.report.properties, key56))){
const err552 = {instancePath:instancePath+"/report",schemaPath:"#/oneOf/6/properties/report/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key56},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report,data:data255};
if(vErrors === null){
vErrors = [err552];
}
else {
vErrors.push(err552);
}
errors++;
}
}
if(data255.source !== undefined){
let data256 = data255.source;
if(data256 && typeof data256 == "object" && !Array.isArray(data256)){
if(data256.model === undefined){
const err553 = {instancePath:instancePath+"/report/source",schemaPath:"#/oneOf/6/properties/report/properties/source/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'",schema:schema11.oneOf[6].properties.report.properties.source.required,parentSchema:schema11.oneOf[6].properties.report.properties.source,data:data256};
if(vErrors === null){
vErrors = [err553];
}
else {
vErrors.push(err553);
}
errors++;
}
for(const key57 in data256){
if(!(key57 === "model")){
const err554 = {instancePath:instancePath+"/report/source",schemaPath:"#/oneOf/6/properties/report/properties/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key57},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.source,data:data256};
if(vErrors === null){
vErrors = [err554];
}
else {
vErrors.push(err554);
}
errors++;
}
}
if(data256.model !== undefined){
let data257 = data256.model;
if(typeof data257 !== "string"){
const err555 = {instancePath:instancePath+"/report/source/model",schemaPath:"#/oneOf/6/properties/report/properties/source/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.source.properties.model.type,parentSchema:schema11.oneOf[6].properties.report.properties.source.properties.model,data:data257};
if(vErrors === null){
vErrors = [err555];
}
else {
vErrors.push(err555);
}
errors++;
}
}
}
else {
const err556 = {instancePath:instancePath+"/report/source",schemaPath:"#/oneOf/6/properties/report/properties/source/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.source.type,parentSchema:schema11.oneOf[6].properties.report.properties.source,data:data256};
if(vErrors === null){
vErrors = [err556];
}
else {
vErrors.push(err556);
}
errors++;
}
}
if(data255.joins !== undefined){
let data258 = data255.joins;
if(Array.isArray(data258)){
if(data258.length > 10){
const err557 = {instancePath:instancePath+"/report/joins",schemaPath:"#/oneOf/6/properties/report/properties/joins/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema11.oneOf[6].properties.report.properties.joins,data:data258};
if(vErrors === null){
vErrors = [err557];
}
else {
vErrors.push(err557);
}
errors++;
}
const len24 = data258.length;
for(let i24=0; i24<len24; i24++){
let data259 = data258[i24];
if(data259 && typeof data259 == "object" && !Array.isArray(data259)){
if(data259.relation === undefined){
const err558 = {instancePath:instancePath+"/report/joins/" + i24,schemaPath:"#/oneOf/6/properties/report/properties/joins/items/required",keyword:"required",params:{missingProperty: "relation"},message:"must have required property '"+"relation"+"'",schema:schema11.oneOf[6].properties.report.properties.joins.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.joins.items,data:data259};
if(vErrors === null){
vErrors = [err558];
}
else {
vErrors.push(err558);
}
errors++;
}
for(const key58 in data259){
if(!(key58 === "relation")){
const err559 = {instancePath:instancePath+"/report/joins/" + i24,schemaPath:"#/oneOf/6/properties/report/properties/joins/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key58},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.joins.items,data:data259};
if(vErrors === null){
vErrors = [err559];
}
else {
vErrors.push(err559);
}
errors++;
}
}
if(data259.relation !== undefined){
let data260 = data259.relation;
if(typeof data260 !== "string"){
const err560 = {instancePath:instancePath+"/report/joins/" + i24+"/relation",schemaPath:"#/oneOf/6/properties/report/properties/joins/items/properties/relation/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.joins.items.properties.relation.type,parentSchema:schema11.oneOf[6].properties.report.properties.joins.items.properties.relation,data:data260};
if(vErrors === null){
vErrors = [err560];
}
else {
vErrors.push(err560);
}
errors++;
}
}
}
else {
const err561 = {instancePath:instancePath+"/report/joins/" + i24,schemaPath:"#/oneOf/6/properties/report/properties/joins/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.joins.items.type,parentSchema:schema11.oneOf[6].properties.report.properties.joins.items,data:data259};
if(vErrors === null){
vErrors = [err561];
}
else {
vErrors.push(err561);
}
errors++;
}
}
}
else {
const err562 = {instancePath:instancePath+"/report/joins",schemaPath:"#/oneOf/6/properties/report/properties/joins/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[6].properties.report.properties.joins.type,parentSchema:schema11.oneOf[6].properties.report.properties.joins,data:data258};
if(vErrors === null){
vErrors = [err562];
}
else {
vErrors.push(err562);
}
errors++;
}
}
if(data255.dimensions !== undefined){
let data261 = data255.dimensions;
if(Array.isArray(data261)){
if(data261.length > 8){
const err563 = {instancePath:instancePath+"/report/dimensions",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items",schema:8,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions,data:data261};
if(vErrors === null){
vErrors = [err563];
}
else {
vErrors.push(err563);
}
errors++;
}
if(data261.length < 1){
const err564 = {instancePath:instancePath+"/report/dimensions",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions,data:data261};
if(vErrors === null){
vErrors = [err564];
}
else {
vErrors.push(err564);
}
errors++;
}
const len25 = data261.length;
for(let i25=0; i25<len25; i25++){
let data262 = data261[i25];
if(data262 && typeof data262 == "object" && !Array.isArray(data262)){
if(data262.id === undefined){
const err565 = {instancePath:instancePath+"/report/dimensions/" + i25,schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items,data:data262};
if(vErrors === null){
vErrors = [err565];
}
else {
vErrors.push(err565);
}
errors++;
}
if(data262.field === undefined){
const err566 = {instancePath:instancePath+"/report/dimensions/" + i25,schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items,data:data262};
if(vErrors === null){
vErrors = [err566];
}
else {
vErrors.push(err566);
}
errors++;
}
if(data262.title === undefined){
const err567 = {instancePath:instancePath+"/report/dimensions/" + i25,schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items,data:data262};
if(vErrors === null){
vErrors = [err567];
}
else {
vErrors.push(err567);
}
errors++;
}
for(const key59 in data262){
if(!((((((((key59 === "id") || (key59 === "field")) || (key59 === "key")) || (key59 === "bucket")) || (key59 === "title")) || (key59 === "cell")) || (key59 === "props")) || (key59 === "requires"))){
const err568 = {instancePath:instancePath+"/report/dimensions/" + i25,schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key59},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items,data:data262};
if(vErrors === null){
vErrors = [err568];
}
else {
vErrors.push(err568);
}
errors++;
}
}
if(data262.id !== undefined){
let data263 = data262.id;
if(typeof data263 === "string"){
if(!pattern7.test(data263)){
const err569 = {instancePath:instancePath+"/report/dimensions/" + i25+"/id",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.id,data:data263};
if(vErrors === null){
vErrors = [err569];
}
else {
vErrors.push(err569);
}
errors++;
}
}
else {
const err570 = {instancePath:instancePath+"/report/dimensions/" + i25+"/id",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.id.type,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.id,data:data263};
if(vErrors === null){
vErrors = [err570];
}
else {
vErrors.push(err570);
}
errors++;
}
}
if(data262.field !== undefined){
let data264 = data262.field;
if(typeof data264 === "string"){
if(!pattern10.test(data264)){
const err571 = {instancePath:instancePath+"/report/dimensions/" + i25+"/field",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.field,data:data264};
if(vErrors === null){
vErrors = [err571];
}
else {
vErrors.push(err571);
}
errors++;
}
}
else {
const err572 = {instancePath:instancePath+"/report/dimensions/" + i25+"/field",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.field.type,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.field,data:data264};
if(vErrors === null){
vErrors = [err572];
}
else {
vErrors.push(err572);
}
errors++;
}
}
if(data262.key !== undefined){
let data265 = data262.key;
if(typeof data265 === "string"){
if(!pattern10.test(data265)){
const err573 = {instancePath:instancePath+"/report/dimensions/" + i25+"/key",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/key/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.key,data:data265};
if(vErrors === null){
vErrors = [err573];
}
else {
vErrors.push(err573);
}
errors++;
}
}
else {
const err574 = {instancePath:instancePath+"/report/dimensions/" + i25+"/key",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.key.type,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.key,data:data265};
if(vErrors === null){
vErrors = [err574];
}
else {
vErrors.push(err574);
}
errors++;
}
}
if(data262.bucket !== undefined){
let data266 = data262.bucket;
if(typeof data266 !== "string"){
const err575 = {instancePath:instancePath+"/report/dimensions/" + i25+"/bucket",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/bucket/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.bucket.type,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.bucket,data:data266};
if(vErrors === null){
vErrors = [err575];
}
else {
vErrors.push(err575);
}
errors++;
}
if(!((((data266 === "hour") || (data266 === "day")) || (data266 === "week")) || (data266 === "month"))){
const err576 = {instancePath:instancePath+"/report/dimensions/" + i25+"/bucket",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/bucket/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[6].properties.report.properties.dimensions.items.properties.bucket.enum},message:"must be equal to one of the allowed values",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.bucket.enum,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.bucket,data:data266};
if(vErrors === null){
vErrors = [err576];
}
else {
vErrors.push(err576);
}
errors++;
}
}
if(data262.title !== undefined){
let data267 = data262.title;
if(typeof data267 === "string"){
if(data267.length > 500){
const err577 = {instancePath:instancePath+"/report/dimensions/" + i25+"/title",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.title,data:data267};
if(vErrors === null){
vErrors = [err577];
}
else {
vErrors.push(err577);
}
errors++;
}
if(data267.length < 1){
const err578 = {instancePath:instancePath+"/report/dimensions/" + i25+"/title",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.title,data:data267};
if(vErrors === null){
vErrors = [err578];
}
else {
vErrors.push(err578);
}
errors++;
}
}
else {
const err579 = {instancePath:instancePath+"/report/dimensions/" + i25+"/title",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.title.type,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.title,data:data267};
if(vErrors === null){
vErrors = [err579];
}
else {
vErrors.push(err579);
}
errors++;
}
}
if(data262.cell !== undefined){
let data268 = data262.cell;
if(typeof data268 === "string"){
if(!pattern15.test(data268)){
const err580 = {instancePath:instancePath+"/report/dimensions/" + i25+"/cell",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/cell/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.cell,data:data268};
if(vErrors === null){
vErrors = [err580];
}
else {
vErrors.push(err580);
}
errors++;
}
}
else {
const err581 = {instancePath:instancePath+"/report/dimensions/" + i25+"/cell",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/cell/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.cell.type,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.cell,data:data268};
if(vErrors === null){
vErrors = [err581];
}
else {
vErrors.push(err581);
}
errors++;
}
}
if(data262.props !== undefined){
let data269 = data262.props;
if(!(data269 && typeof data269 == "object" && !Array.isArray(data269))){
const err582 = {instancePath:instancePath+"/report/dimensions/" + i25+"/props",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.props.type,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.props,data:data269};
if(vErrors === null){
vErrors = [err582];
}
else {
vErrors.push(err582);
}
errors++;
}
}
if(data262.requires !== undefined){
let data270 = data262.requires;
if(typeof data270 === "string"){
if(!pattern6.test(data270)){
const err583 = {instancePath:instancePath+"/report/dimensions/" + i25+"/requires",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.requires,data:data270};
if(vErrors === null){
vErrors = [err583];
}
else {
vErrors.push(err583);
}
errors++;
}
}
else {
const err584 = {instancePath:instancePath+"/report/dimensions/" + i25+"/requires",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.requires.type,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.requires,data:data270};
if(vErrors === null){
vErrors = [err584];
}
else {
vErrors.push(err584);
}
errors++;
}
}
}
else {
const err585 = {instancePath:instancePath+"/report/dimensions/" + i25,schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.type,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items,data:data262};
if(vErrors === null){
vErrors = [err585];
}
else {
vErrors.push(err585);
}
errors++;
}
}
}
else {
const err586 = {instancePath:instancePath+"/report/dimensions",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[6].properties.report.properties.dimensions.type,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions,data:data261};
if(vErrors === null){
vErrors = [err586];
}
else {
vErrors.push(err586);
}
errors++;
}
}
if(data255.measures !== undefined){
let data271 = data255.measures;
if(Array.isArray(data271)){
if(data271.length > 20){
const err587 = {instancePath:instancePath+"/report/measures",schemaPath:"#/oneOf/6/properties/report/properties/measures/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema11.oneOf[6].properties.report.properties.measures,data:data271};
if(vErrors === null){
vErrors = [err587];
}
else {
vErrors.push(err587);
}
errors++;
}
if(data271.length < 1){
const err588 = {instancePath:instancePath+"/report/measures",schemaPath:"#/oneOf/6/properties/report/properties/measures/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.measures,data:data271};
if(vErrors === null){
vErrors = [err588];
}
else {
vErrors.push(err588);
}
errors++;
}
const len26 = data271.length;
for(let i26=0; i26<len26; i26++){
let data272 = data271[i26];
const _errs612 = errors;
let valid151 = true;
const _errs613 = errors;
if(errors === _errs613){
if(data272 && typeof data272 == "object" && !Array.isArray(data272)){
let missing1;
if((data272.expr === undefined) && (missing1 = "expr")){
const err589 = {};
if(vErrors === null){
vErrors = [err589];
}
else {
vErrors.push(err589);
}
errors++;
}
}
else {
const err590 = {};
if(vErrors === null){
vErrors = [err590];
}
else {
vErrors.push(err590);
}
errors++;
}
}
var _valid1 = _errs613 === errors;
errors = _errs612;
if(vErrors !== null){
if(_errs612){
vErrors.length = _errs612;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs615 = errors;
if(data272 && typeof data272 == "object" && !Array.isArray(data272)){
if(data272.id === undefined){
const err591 = {instancePath:instancePath+"/report/measures/" + i26,schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[6].properties.report.properties.measures.items.then.required,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then,data:data272};
if(vErrors === null){
vErrors = [err591];
}
else {
vErrors.push(err591);
}
errors++;
}
if(data272.expr === undefined){
const err592 = {instancePath:instancePath+"/report/measures/" + i26,schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/required",keyword:"required",params:{missingProperty: "expr"},message:"must have required property '"+"expr"+"'",schema:schema11.oneOf[6].properties.report.properties.measures.items.then.required,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then,data:data272};
if(vErrors === null){
vErrors = [err592];
}
else {
vErrors.push(err592);
}
errors++;
}
if(data272.title === undefined){
const err593 = {instancePath:instancePath+"/report/measures/" + i26,schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[6].properties.report.properties.measures.items.then.required,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then,data:data272};
if(vErrors === null){
vErrors = [err593];
}
else {
vErrors.push(err593);
}
errors++;
}
for(const key60 in data272){
if(!(((((((key60 === "id") || (key60 === "expr")) || (key60 === "hidden")) || (key60 === "title")) || (key60 === "cell")) || (key60 === "props")) || (key60 === "requires"))){
const err594 = {instancePath:instancePath+"/report/measures/" + i26,schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key60},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then,data:data272};
if(vErrors === null){
vErrors = [err594];
}
else {
vErrors.push(err594);
}
errors++;
}
}
if(data272.id !== undefined){
let data273 = data272.id;
if(typeof data273 === "string"){
if(!pattern7.test(data273)){
const err595 = {instancePath:instancePath+"/report/measures/" + i26+"/id",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.id,data:data273};
if(vErrors === null){
vErrors = [err595];
}
else {
vErrors.push(err595);
}
errors++;
}
}
else {
const err596 = {instancePath:instancePath+"/report/measures/" + i26+"/id",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.id.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.id,data:data273};
if(vErrors === null){
vErrors = [err596];
}
else {
vErrors.push(err596);
}
errors++;
}
}
if(data272.expr !== undefined){
let data274 = data272.expr;
if(data274 && typeof data274 == "object" && !Array.isArray(data274)){
if(data274.$expr === undefined){
const err597 = {instancePath:instancePath+"/report/measures/" + i26+"/expr",schemaPath:"#/$defs/Expression/required",keyword:"required",params:{missingProperty: "$expr"},message:"must have required property '"+"$expr"+"'",schema:schema20.required,parentSchema:schema20,data:data274};
if(vErrors === null){
vErrors = [err597];
}
else {
vErrors.push(err597);
}
errors++;
}
for(const key61 in data274){
if(!(key61 === "$expr")){
const err598 = {instancePath:instancePath+"/report/measures/" + i26+"/expr",schemaPath:"#/$defs/Expression/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key61},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data:data274};
if(vErrors === null){
vErrors = [err598];
}
else {
vErrors.push(err598);
}
errors++;
}
}
if(data274.$expr !== undefined){
let data275 = data274.$expr;
if(typeof data275 === "string"){
if(data275.length > 2000){
const err599 = {instancePath:instancePath+"/report/measures/" + i26+"/expr/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema20.properties.$expr,data:data275};
if(vErrors === null){
vErrors = [err599];
}
else {
vErrors.push(err599);
}
errors++;
}
if(data275.length < 1){
const err600 = {instancePath:instancePath+"/report/measures/" + i26+"/expr/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.$expr,data:data275};
if(vErrors === null){
vErrors = [err600];
}
else {
vErrors.push(err600);
}
errors++;
}
}
else {
const err601 = {instancePath:instancePath+"/report/measures/" + i26+"/expr/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.$expr.type,parentSchema:schema20.properties.$expr,data:data275};
if(vErrors === null){
vErrors = [err601];
}
else {
vErrors.push(err601);
}
errors++;
}
}
}
else {
const err602 = {instancePath:instancePath+"/report/measures/" + i26+"/expr",schemaPath:"#/$defs/Expression/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data:data274};
if(vErrors === null){
vErrors = [err602];
}
else {
vErrors.push(err602);
}
errors++;
}
}
if(data272.hidden !== undefined){
let data276 = data272.hidden;
if(typeof data276 !== "boolean"){
const err603 = {instancePath:instancePath+"/report/measures/" + i26+"/hidden",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.hidden.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.hidden,data:data276};
if(vErrors === null){
vErrors = [err603];
}
else {
vErrors.push(err603);
}
errors++;
}
}
if(data272.title !== undefined){
let data277 = data272.title;
if(typeof data277 === "string"){
if(data277.length > 500){
const err604 = {instancePath:instancePath+"/report/measures/" + i26+"/title",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.title,data:data277};
if(vErrors === null){
vErrors = [err604];
}
else {
vErrors.push(err604);
}
errors++;
}
if(data277.length < 1){
const err605 = {instancePath:instancePath+"/report/measures/" + i26+"/title",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.title,data:data277};
if(vErrors === null){
vErrors = [err605];
}
else {
vErrors.push(err605);
}
errors++;
}
}
else {
const err606 = {instancePath:instancePath+"/report/measures/" + i26+"/title",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.title.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.title,data:data277};
if(vErrors === null){
vErrors = [err606];
}
else {
vErrors.push(err606);
}
errors++;
}
}
if(data272.cell !== undefined){
let data278 = data272.cell;
if(typeof data278 === "string"){
if(!pattern15.test(data278)){
const err607 = {instancePath:instancePath+"/report/measures/" + i26+"/cell",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/properties/cell/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.cell,data:data278};
if(vErrors === null){
vErrors = [err607];
}
else {
vErrors.push(err607);
}
errors++;
}
}
else {
const err608 = {instancePath:instancePath+"/report/measures/" + i26+"/cell",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/properties/cell/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.cell.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.cell,data:data278};
if(vErrors === null){
vErrors = [err608];
}
else {
vErrors.push(err608);
}
errors++;
}
}
if(data272.props !== undefined){
let data279 = data272.props;
if(!(data279 && typeof data279 == "object" && !Array.isArray(data279))){
const err609 = {instancePath:instancePath+"/report/measures/" + i26+"/props",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.props.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.props,data:data279};
if(vErrors === null){
vErrors = [err609];
}
else {
vErrors.push(err609);
}
errors++;
}
}
if(data272.requires !== undefined){
let data280 = data272.requires;
if(typeof data280 === "string"){
if(!pattern6.test(data280)){
const err610 = {instancePath:instancePath+"/report/measures/" + i26+"/requires",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.requires,data:data280};
if(vErrors === null){
vErrors = [err610];
}
else {
vErrors.push(err610);
}
errors++;
}
}
else {
const err611 = {instancePath:instancePath+"/report/measures/" + i26+"/requires",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.requires.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.requires,data:data280};
if(vErrors === null){
vErrors = [err611];
}
else {
vErrors.push(err611);
}
errors++;
}
}
}
else {
const err612 = {instancePath:instancePath+"/report/measures/" + i26,schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.measures.items.then.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then,data:data272};
if(vErrors === null){
vErrors = [err612];
}
else {
vErrors.push(err612);
}
errors++;
}
var _valid1 = _errs615 === errors;
valid151 = _valid1;
ifClause1 = "then";
}
else {
const _errs636 = errors;
if(data272 && typeof data272 == "object" && !Array.isArray(data272)){
if(data272.id === undefined){
const err613 = {instancePath:instancePath+"/report/measures/" + i26,schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.required,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else,data:data272};
if(vErrors === null){
vErrors = [err613];
}
else {
vErrors.push(err613);
}
errors++;
}
if(data272.fn === undefined){
const err614 = {instancePath:instancePath+"/report/measures/" + i26,schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/required",keyword:"required",params:{missingProperty: "fn"},message:"must have required property '"+"fn"+"'",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.required,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else,data:data272};
if(vErrors === null){
vErrors = [err614];
}
else {
vErrors.push(err614);
}
errors++;
}
if(data272.title === undefined){
const err615 = {instancePath:instancePath+"/report/measures/" + i26,schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.required,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else,data:data272};
if(vErrors === null){
vErrors = [err615];
}
else {
vErrors.push(err615);
}
errors++;
}
for(const key62 in data272){
if(!((((((((key62 === "id") || (key62 === "fn")) || (key62 === "field")) || (key62 === "hidden")) || (key62 === "title")) || (key62 === "cell")) || (key62 === "props")) || (key62 === "requires"))){
const err616 = {instancePath:instancePath+"/report/measures/" + i26,schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key62},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else,data:data272};
if(vErrors === null){
vErrors = [err616];
}
else {
vErrors.push(err616);
}
errors++;
}
}
if(data272.id !== undefined){
let data281 = data272.id;
if(typeof data281 === "string"){
if(!pattern7.test(data281)){
const err617 = {instancePath:instancePath+"/report/measures/" + i26+"/id",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.id,data:data281};
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
const err618 = {instancePath:instancePath+"/report/measures/" + i26+"/id",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.id.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.id,data:data281};
if(vErrors === null){
vErrors = [err618];
}
else {
vErrors.push(err618);
}
errors++;
}
}
if(data272.fn !== undefined){
let data282 = data272.fn;
if(typeof data282 !== "string"){
const err619 = {instancePath:instancePath+"/report/measures/" + i26+"/fn",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/fn/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.fn.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.fn,data:data282};
if(vErrors === null){
vErrors = [err619];
}
else {
vErrors.push(err619);
}
errors++;
}
if(!((((((data282 === "sum") || (data282 === "count")) || (data282 === "countDistinct")) || (data282 === "avg")) || (data282 === "min")) || (data282 === "max"))){
const err620 = {instancePath:instancePath+"/report/measures/" + i26+"/fn",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/fn/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[6].properties.report.properties.measures.items.else.properties.fn.enum},message:"must be equal to one of the allowed values",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.fn.enum,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.fn,data:data282};
if(vErrors === null){
vErrors = [err620];
}
else {
vErrors.push(err620);
}
errors++;
}
}
if(data272.field !== undefined){
let data283 = data272.field;
if(typeof data283 === "string"){
if(!pattern10.test(data283)){
const err621 = {instancePath:instancePath+"/report/measures/" + i26+"/field",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.field,data:data283};
if(vErrors === null){
vErrors = [err621];
}
else {
vErrors.push(err621);
}
errors++;
}
}
else {
const err622 = {instancePath:instancePath+"/report/measures/" + i26+"/field",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.field.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.field,data:data283};
if(vErrors === null){
vErrors = [err622];
}
else {
vErrors.push(err622);
}
errors++;
}
}
if(data272.hidden !== undefined){
let data284 = data272.hidden;
if(typeof data284 !== "boolean"){
const err623 = {instancePath:instancePath+"/report/measures/" + i26+"/hidden",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.hidden.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.hidden,data:data284};
if(vErrors === null){
vErrors = [err623];
}
else {
vErrors.push(err623);
}
errors++;
}
}
if(data272.title !== undefined){
let data285 = data272.title;
if(typeof data285 === "string"){
if(data285.length > 500){
const err624 = {instancePath:instancePath+"/report/measures/" + i26+"/title",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.title,data:data285};
if(vErrors === null){
vErrors = [err624];
}
else {
vErrors.push(err624);
}
errors++;
}
if(data285.length < 1){
const err625 = {instancePath:instancePath+"/report/measures/" + i26+"/title",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.title,data:data285};
if(vErrors === null){
vErrors = [err625];
}
else {
vErrors.push(err625);
}
errors++;
}
}
else {
const err626 = {instancePath:instancePath+"/report/measures/" + i26+"/title",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.title.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.title,data:data285};
if(vErrors === null){
vErrors = [err626];
}
else {
vErrors.push(err626);
}
errors++;
}
}
if(data272.cell !== undefined){
let data286 = data272.cell;
if(typeof data286 === "string"){
if(!pattern15.test(data286)){
const err627 = {instancePath:instancePath+"/report/measures/" + i26+"/cell",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/cell/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.cell,data:data286};
if(vErrors === null){
vErrors = [err627];
}
else {
vErrors.push(err627);
}
errors++;
}
}
else {
const err628 = {instancePath:instancePath+"/report/measures/" + i26+"/cell",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/cell/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.cell.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.cell,data:data286};
if(vErrors === null){
vErrors = [err628];
}
else {
vErrors.push(err628);
}
errors++;
}
}
if(data272.props !== undefined){
let data287 = data272.props;
if(!(data287 && typeof data287 == "object" && !Array.isArray(data287))){
const err629 = {instancePath:instancePath+"/report/measures/" + i26+"/props",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.props.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.props,data:data287};
if(vErrors === null){
vErrors = [err629];
}
else {
vErrors.push(err629);
}
errors++;
}
}
if(data272.requires !== undefined){
let data288 = data272.requires;
if(typeof data288 === "string"){
if(!pattern6.test(data288)){
const err630 = {instancePath:instancePath+"/report/measures/" + i26+"/requires",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.requires,data:data288};
if(vErrors === null){
vErrors = [err630];
}
else {
vErrors.push(err630);
}
errors++;
}
}
else {
const err631 = {instancePath:instancePath+"/report/measures/" + i26+"/requires",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.requires.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.requires,data:data288};
if(vErrors === null){
vErrors = [err631];
}
else {
vErrors.push(err631);
}
errors++;
}
}
}
else {
const err632 = {instancePath:instancePath+"/report/measures/" + i26,schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else,data:data272};
if(vErrors === null){
vErrors = [err632];
}
else {
vErrors.push(err632);
}
errors++;
}
var _valid1 = _errs636 === errors;
valid151 = _valid1;
ifClause1 = "else";
}
if(!valid151){
const err633 = {instancePath:instancePath+"/report/measures/" + i26,schemaPath:"#/oneOf/6/properties/report/properties/measures/items/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema",schema:schema11.oneOf[6].properties.report.properties.measures.items.if,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items,data:data272};
if(vErrors === null){
vErrors = [err633];
}
else {
vErrors.push(err633);
}
errors++;
}
}
}
else {
const err634 = {instancePath:instancePath+"/report/measures",schemaPath:"#/oneOf/6/properties/report/properties/measures/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[6].properties.report.properties.measures.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures,data:data271};
if(vErrors === null){
vErrors = [err634];
}
else {
vErrors.push(err634);
}
errors++;
}
}
if(data255.filters !== undefined){
let data289 = data255.filters;
if(Array.isArray(data289)){
if(data289.length > 20){
const err635 = {instancePath:instancePath+"/report/filters",schemaPath:"#/oneOf/6/properties/report/properties/filters/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema11.oneOf[6].properties.report.properties.filters,data:data289};
if(vErrors === null){
vErrors = [err635];
}
else {
vErrors.push(err635);
}
errors++;
}
const len27 = data289.length;
for(let i27=0; i27<len27; i27++){
let data290 = data289[i27];
if(data290 && typeof data290 == "object" && !Array.isArray(data290)){
if(data290.id === undefined){
const err636 = {instancePath:instancePath+"/report/filters/" + i27,schemaPath:"#/$defs/SearchField/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema31.required,parentSchema:schema31,data:data290};
if(vErrors === null){
vErrors = [err636];
}
else {
vErrors.push(err636);
}
errors++;
}
if(data290.field === undefined){
const err637 = {instancePath:instancePath+"/report/filters/" + i27,schemaPath:"#/$defs/SearchField/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema31.required,parentSchema:schema31,data:data290};
if(vErrors === null){
vErrors = [err637];
}
else {
vErrors.push(err637);
}
errors++;
}
if(data290.op === undefined){
const err638 = {instancePath:instancePath+"/report/filters/" + i27,schemaPath:"#/$defs/SearchField/required",keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'",schema:schema31.required,parentSchema:schema31,data:data290};
if(vErrors === null){
vErrors = [err638];
}
else {
vErrors.push(err638);
}
errors++;
}
for(const key63 in data290){
if(!((((((((key63 === "id") || (key63 === "field")) || (key63 === "op")) || (key63 === "title")) || (key63 === "component")) || (key63 === "props")) || (key63 === "default")) || (key63 === "required"))){
const err639 = {instancePath:instancePath+"/report/filters/" + i27,schemaPath:"#/$defs/SearchField/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key63},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data:data290};
if(vErrors === null){
vErrors = [err639];
}
else {
vErrors.push(err639);
}
errors++;
}
}
if(data290.id !== undefined){
let data291 = data290.id;
if(typeof data291 === "string"){
if(!pattern7.test(data291)){
const err640 = {instancePath:instancePath+"/report/filters/" + i27+"/id",schemaPath:"#/$defs/SearchField/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema31.properties.id,data:data291};
if(vErrors === null){
vErrors = [err640];
}
else {
vErrors.push(err640);
}
errors++;
}
}
else {
const err641 = {instancePath:instancePath+"/report/filters/" + i27+"/id",schemaPath:"#/$defs/SearchField/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.id.type,parentSchema:schema31.properties.id,data:data291};
if(vErrors === null){
vErrors = [err641];
}
else {
vErrors.push(err641);
}
errors++;
}
}
if(data290.field !== undefined){
let data292 = data290.field;
if(typeof data292 === "string"){
if(!pattern10.test(data292)){
const err642 = {instancePath:instancePath+"/report/filters/" + i27+"/field",schemaPath:"#/$defs/SearchField/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema31.properties.field,data:data292};
if(vErrors === null){
vErrors = [err642];
}
else {
vErrors.push(err642);
}
errors++;
}
}
else {
const err643 = {instancePath:instancePath+"/report/filters/" + i27+"/field",schemaPath:"#/$defs/SearchField/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.field.type,parentSchema:schema31.properties.field,data:data292};
if(vErrors === null){
vErrors = [err643];
}
else {
vErrors.push(err643);
}
errors++;
}
}
if(data290.op !== undefined){
let data293 = data290.op;
if(typeof data293 !== "string"){
const err644 = {instancePath:instancePath+"/report/filters/" + i27+"/op",schemaPath:"#/$defs/SearchField/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.op.type,parentSchema:schema31.properties.op,data:data293};
if(vErrors === null){
vErrors = [err644];
}
else {
vErrors.push(err644);
}
errors++;
}
if(!((((((((((((((((data293 === "eq") || (data293 === "ne")) || (data293 === "gt")) || (data293 === "gte")) || (data293 === "lt")) || (data293 === "lte")) || (data293 === "in")) || (data293 === "nin")) || (data293 === "like")) || (data293 === "starts")) || (data293 === "between")) || (data293 === "empty")) || (data293 === "notEmpty")) || (data293 === "within")) || (data293 === "me")) || (data293 === "myDept"))){
const err645 = {instancePath:instancePath+"/report/filters/" + i27+"/op",schemaPath:"#/$defs/SearchField/properties/op/enum",keyword:"enum",params:{allowedValues: schema31.properties.op.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.op.enum,parentSchema:schema31.properties.op,data:data293};
if(vErrors === null){
vErrors = [err645];
}
else {
vErrors.push(err645);
}
errors++;
}
}
if(data290.title !== undefined){
let data294 = data290.title;
if(typeof data294 === "string"){
if(data294.length > 500){
const err646 = {instancePath:instancePath+"/report/filters/" + i27+"/title",schemaPath:"#/$defs/SearchField/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema31.properties.title,data:data294};
if(vErrors === null){
vErrors = [err646];
}
else {
vErrors.push(err646);
}
errors++;
}
if(data294.length < 1){
const err647 = {instancePath:instancePath+"/report/filters/" + i27+"/title",schemaPath:"#/$defs/SearchField/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.title,data:data294};
if(vErrors === null){
vErrors = [err647];
}
else {
vErrors.push(err647);
}
errors++;
}
}
else {
const err648 = {instancePath:instancePath+"/report/filters/" + i27+"/title",schemaPath:"#/$defs/SearchField/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.title.type,parentSchema:schema31.properties.title,data:data294};
if(vErrors === null){
vErrors = [err648];
}
else {
vErrors.push(err648);
}
errors++;
}
}
if(data290.component !== undefined){
let data295 = data290.component;
if(typeof data295 === "string"){
if(!pattern15.test(data295)){
const err649 = {instancePath:instancePath+"/report/filters/" + i27+"/component",schemaPath:"#/$defs/SearchField/properties/component/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema31.properties.component,data:data295};
if(vErrors === null){
vErrors = [err649];
}
else {
vErrors.push(err649);
}
errors++;
}
}
else {
const err650 = {instancePath:instancePath+"/report/filters/" + i27+"/component",schemaPath:"#/$defs/SearchField/properties/component/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.component.type,parentSchema:schema31.properties.component,data:data295};
if(vErrors === null){
vErrors = [err650];
}
else {
vErrors.push(err650);
}
errors++;
}
}
if(data290.props !== undefined){
let data296 = data290.props;
if(!(data296 && typeof data296 == "object" && !Array.isArray(data296))){
const err651 = {instancePath:instancePath+"/report/filters/" + i27+"/props",schemaPath:"#/$defs/SearchField/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.props.type,parentSchema:schema31.properties.props,data:data296};
if(vErrors === null){
vErrors = [err651];
}
else {
vErrors.push(err651);
}
errors++;
}
}
if(data290.required !== undefined){
let data297 = data290.required;
if(typeof data297 !== "boolean"){
const err652 = {instancePath:instancePath+"/report/filters/" + i27+"/required",schemaPath:"#/$defs/SearchField/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema31.properties.required.type,parentSchema:schema31.properties.required,data:data297};
if(vErrors === null){
vErrors = [err652];
}
else {
vErrors.push(err652);
}
errors++;
}
}
}
else {
const err653 = {instancePath:instancePath+"/report/filters/" + i27,schemaPath:"#/$defs/SearchField/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data:data290};
if(vErrors === null){
vErrors = [err653];
}
else {
vErrors.push(err653);
}
errors++;
}
}
}
else {
const err654 = {instancePath:instancePath+"/report/filters",schemaPath:"#/oneOf/6/properties/report/properties/filters/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[6].properties.report.properties.filters.type,parentSchema:schema11.oneOf[6].properties.report.properties.filters,data:data289};
if(vErrors === null){
vErrors = [err654];
}
else {
vErrors.push(err654);
}
errors++;
}
}
if(data255.pivot !== undefined){
let data298 = data255.pivot;
if(data298 && typeof data298 == "object" && !Array.isArray(data298)){
if(data298.rows === undefined){
const err655 = {instancePath:instancePath+"/report/pivot",schemaPath:"#/oneOf/6/properties/report/properties/pivot/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'",schema:schema11.oneOf[6].properties.report.properties.pivot.required,parentSchema:schema11.oneOf[6].properties.report.properties.pivot,data:data298};
if(vErrors === null){
vErrors = [err655];
}
else {
vErrors.push(err655);
}
errors++;
}
if(data298.columns === undefined){
const err656 = {instancePath:instancePath+"/report/pivot",schemaPath:"#/oneOf/6/properties/report/properties/pivot/required",keyword:"required",params:{missingProperty: "columns"},message:"must have required property '"+"columns"+"'",schema:schema11.oneOf[6].properties.report.properties.pivot.required,parentSchema:schema11.oneOf[6].properties.report.properties.pivot,data:data298};
if(vErrors === null){
vErrors = [err656];
}
else {
vErrors.push(err656);
}
errors++;
}
if(data298.values === undefined){
const err657 = {instancePath:instancePath+"/report/pivot",schemaPath:"#/oneOf/6/properties/report/properties/pivot/required",keyword:"required",params:{missingProperty: "values"},message:"must have required property '"+"values"+"'",schema:schema11.oneOf[6].properties.report.properties.pivot.required,parentSchema:schema11.oneOf[6].properties.report.properties.pivot,data:data298};
if(vErrors === null){
vErrors = [err657];
}
else {
vErrors.push(err657);
}
errors++;
}
for(const key64 in data298){
if(!(((key64 === "rows") || (key64 === "columns")) || (key64 === "values"))){
const err658 = {instancePath:instancePath+"/report/pivot",schemaPath:"#/oneOf/6/properties/report/properties/pivot/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key64},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.pivot,data:data298};
if(vErrors === null){
vErrors = [err658];
}
else {
vErrors.push(err658);
}
errors++;
}
}
if(data298.rows !== undefined){
let data299 = data298.rows;
if(Array.isArray(data299)){
if(data299.length > 3){
const err659 = {instancePath:instancePath+"/report/pivot/rows",schemaPath:"#/oneOf/6/properties/report/properties/pivot/properties/rows/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items",schema:3,parentSchema:schema11.oneOf[6].properties.report.properties.pivot.properties.rows,data:data299};
if(vErrors === null){
vErrors = [err659];
}
else {
vErrors.push(err659);
}
errors++;
}
if(data299.length < 1){
const err660 = {instancePath:instancePath+"/report/pivot/rows",schemaPath:"#/oneOf/6/properties/report/properties/pivot/properties/rows/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.pivot.properties.rows,data:data299};
if(vErrors === null){
vErrors = [err660];
}
else {
vErrors.push(err660);
}
errors++;
}
const len28 = data299.length;
for(let i28=0; i28<len28; i28++){
let data300 = data299[i28];
if(typeof data300 === "string"){
if(!pattern7.test(data300)){
const err661 = {instancePath:instancePath+"/report/pivot/rows/" + i28,schemaPath:"#/oneOf/6/properties/report/properties/pivot/properties/rows/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.pivot.properties.rows.items,data:data300};
if(vErrors === null){
vErrors = [err661];
}
else {
vErrors.push(err661);
}
errors++;
}
}
else {
const err662 = {instancePath:instancePath+"/report/pivot/rows/" + i28,schemaPath:"#/oneOf/6/properties/report/properties/pivot/properties/rows/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.pivot.properties.rows.items.type,parentSchema:schema11.oneOf[6].properties.report.properties.pivot.properties.rows.items,data:data300};
if(vErrors === null){
vErrors = [err662];
}
else {
vErrors.push(err662);
}
errors++;
}
}
}
else {
const err663 = {instancePath:instancePath+"/report/pivot/rows",schemaPath:"#/oneOf/6/properties/report/properties/pivot/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[6].properties.report.properties.pivot.properties.rows.type,parentSchema:schema11.oneOf[6].properties.report.properties.pivot.properties.rows,data:data299};
if(vErrors === null){
vErrors = [err663];
}
else {
vErrors.push(err663);
}
errors++;
}
}
if(data298.columns !== undefined){
let data301 = data298.columns;
if(Array.isArray(data301)){
if(data301.length > 2){
const err664 = {instancePath:instancePath+"/report/pivot/columns",schemaPath:"#/oneOf/6/properties/report/properties/pivot/properties/columns/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items",schema:2,parentSchema:schema11.oneOf[6].properties.report.properties.pivot.properties.columns,data:data301};
if(vErrors === null){
vErrors = [err664];
}
else {
vErrors.push(err664);
}
errors++;
}
if(data301.length < 1){
const err665 = {instancePath:instancePath+"/report/pivot/columns",schemaPath:"#/oneOf/6/properties/report/properties/pivot/properties/columns/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.pivot.properties.columns,data:data301};
if(vErrors === null){
vErrors = [err665];
}
else {
vErrors.push(err665);
}
errors++;
}
const len29 = data301.length;
for(let i29=0; i29<len29; i29++){
let data302 = data301[i29];
if(typeof data302 === "string"){
if(!pattern7.test(data302)){
const err666 = {instancePath:instancePath+"/report/pivot/columns/" + i29,schemaPath:"#/oneOf/6/properties/report/properties/pivot/properties/columns/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.pivot.properties.columns.items,data:data302};
if(vErrors === null){
vErrors = [err666];
}
else {
vErrors.push(err666);
}
errors++;
}
}
else {
const err667 = {instancePath:instancePath+"/report/pivot/columns/" + i29,schemaPath:"#/oneOf/6/properties/report/properties/pivot/properties/columns/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.pivot.properties.columns.items.type,parentSchema:schema11.oneOf[6].properties.report.properties.pivot.properties.columns.items,data:data302};
if(vErrors === null){
vErrors = [err667];
}
else {
vErrors.push(err667);
}
errors++;
}
}
}
else {
const err668 = {instancePath:instancePath+"/report/pivot/columns",schemaPath:"#/oneOf/6/properties/report/properties/pivot/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[6].properties.report.properties.pivot.properties.columns.type,parentSchema:schema11.oneOf[6].properties.report.properties.pivot.properties.columns,data:data301};
if(vErrors === null){
vErrors = [err668];
}
else {
vErrors.push(err668);
}
errors++;
}
}
if(data298.values !== undefined){
let data303 = data298.values;
if(Array.isArray(data303)){
if(data303.length > 6){
const err669 = {instancePath:instancePath+"/report/pivot/values",schemaPath:"#/$defs/Measures/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items",schema:6,parentSchema:schema68,data:data303};
if(vErrors === null){
vErrors = [err669];
}
else {
vErrors.push(err669);
}
errors++;
}
if(data303.length < 1){
const err670 = {instancePath:instancePath+"/report/pivot/values",schemaPath:"#/$defs/Measures/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema68,data:data303};
if(vErrors === null){
vErrors = [err670];
}
else {
vErrors.push(err670);
}
errors++;
}
const len30 = data303.length;
for(let i30=0; i30<len30; i30++){
let data304 = data303[i30];
if(typeof data304 === "string"){
if(!pattern7.test(data304)){
const err671 = {instancePath:instancePath+"/report/pivot/values/" + i30,schemaPath:"#/$defs/Measures/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema68.items,data:data304};
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
const err672 = {instancePath:instancePath+"/report/pivot/values/" + i30,schemaPath:"#/$defs/Measures/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema68.items.type,parentSchema:schema68.items,data:data304};
if(vErrors === null){
vErrors = [err672];
}
else {
vErrors.push(err672);
}
errors++;
}
}
}
else {
const err673 = {instancePath:instancePath+"/report/pivot/values",schemaPath:"#/$defs/Measures/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema68.type,parentSchema:schema68,data:data303};
if(vErrors === null){
vErrors = [err673];
}
else {
vErrors.push(err673);
}
errors++;
}
}
}
else {
const err674 = {instancePath:instancePath+"/report/pivot",schemaPath:"#/oneOf/6/properties/report/properties/pivot/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.pivot.type,parentSchema:schema11.oneOf[6].properties.report.properties.pivot,data:data298};
if(vErrors === null){
vErrors = [err674];
}
else {
vErrors.push(err674);
}
errors++;
}
}
if(data255.sort !== undefined){
let data305 = data255.sort;
if(Array.isArray(data305)){
if(data305.length > 8){
const err675 = {instancePath:instancePath+"/report/sort",schemaPath:"#/oneOf/6/properties/report/properties/sort/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items",schema:8,parentSchema:schema11.oneOf[6].properties.report.properties.sort,data:data305};
if(vErrors === null){
vErrors = [err675];
}
else {
vErrors.push(err675);
}
errors++;
}
const len31 = data305.length;
for(let i31=0; i31<len31; i31++){
let data306 = data305[i31];
if(data306 && typeof data306 == "object" && !Array.isArray(data306)){
if(data306.by === undefined){
const err676 = {instancePath:instancePath+"/report/sort/" + i31,schemaPath:"#/oneOf/6/properties/report/properties/sort/items/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'",schema:schema11.oneOf[6].properties.report.properties.sort.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.sort.items,data:data306};
if(vErrors === null){
vErrors = [err676];
}
else {
vErrors.push(err676);
}
errors++;
}
if(data306.order === undefined){
const err677 = {instancePath:instancePath+"/report/sort/" + i31,schemaPath:"#/oneOf/6/properties/report/properties/sort/items/required",keyword:"required",params:{missingProperty: "order"},message:"must have required property '"+"order"+"'",schema:schema11.oneOf[6].properties.report.properties.sort.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.sort.items,data:data306};
if(vErrors === null){
vErrors = [err677];
}
else {
vErrors.push(err677);
}
errors++;
}
for(const key65 in data306){
if(!((key65 === "by") || (key65 === "order"))){
const err678 = {instancePath:instancePath+"/report/sort/" + i31,schemaPath:"#/oneOf/6/properties/report/properties/sort/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key65},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.sort.items,data:data306};
if(vErrors === null){
vErrors = [err678];
}
else {
vErrors.push(err678);
}
errors++;
}
}
if(data306.by !== undefined){
let data307 = data306.by;
if(typeof data307 === "string"){
if(!pattern7.test(data307)){
const err679 = {instancePath:instancePath+"/report/sort/" + i31+"/by",schemaPath:"#/oneOf/6/properties/report/properties/sort/items/properties/by/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.sort.items.properties.by,data:data307};
if(vErrors === null){
vErrors = [err679];
}
else {
vErrors.push(err679);
}
errors++;
}
}
else {
const err680 = {instancePath:instancePath+"/report/sort/" + i31+"/by",schemaPath:"#/oneOf/6/properties/report/properties/sort/items/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.sort.items.properties.by.type,parentSchema:schema11.oneOf[6].properties.report.properties.sort.items.properties.by,data:data307};
if(vErrors === null){
vErrors = [err680];
}
else {
vErrors.push(err680);
}
errors++;
}
}
if(data306.order !== undefined){
let data308 = data306.order;
if(typeof data308 !== "string"){
const err681 = {instancePath:instancePath+"/report/sort/" + i31+"/order",schemaPath:"#/oneOf/6/properties/report/properties/sort/items/properties/order/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.sort.items.properties.order.type,parentSchema:schema11.oneOf[6].properties.report.properties.sort.items.properties.order,data:data308};
if(vErrors === null){
vErrors = [err681];
}
else {
vErrors.push(err681);
}
errors++;
}
if(!((data308 === "asc") || (data308 === "desc"))){
const err682 = {instancePath:instancePath+"/report/sort/" + i31+"/order",schemaPath:"#/oneOf/6/properties/report/properties/sort/items/properties/order/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[6].properties.report.properties.sort.items.properties.order.enum},message:"must be equal to one of the allowed values",schema:schema11.oneOf[6].properties.report.properties.sort.items.properties.order.enum,parentSchema:schema11.oneOf[6].properties.report.properties.sort.items.properties.order,data:data308};
if(vErrors === null){
vErrors = [err682];
}
else {
vErrors.push(err682);
}
errors++;
}
}
}
else {
const err683 = {instancePath:instancePath+"/report/sort/" + i31,schemaPath:"#/oneOf/6/properties/report/properties/sort/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.sort.items.type,parentSchema:schema11.oneOf[6].properties.report.properties.sort.items,data:data306};
if(vErrors === null){
vErrors = [err683];
}
else {
vErrors.push(err683);
}
errors++;
}
}
}
else {
const err684 = {instancePath:instancePath+"/report/sort",schemaPath:"#/oneOf/6/properties/report/properties/sort/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[6].properties.report.properties.sort.type,parentSchema:schema11.oneOf[6].properties.report.properties.sort,data:data305};
if(vErrors === null){
vErrors = [err684];
}
else {
vErrors.push(err684);
}
errors++;
}
}
if(data255.limit !== undefined){
let data309 = data255.limit;
if(!(((typeof data309 == "number") && (!(data309 % 1) && !isNaN(data309))) && (isFinite(data309)))){
const err685 = {instancePath:instancePath+"/report/limit",schemaPath:"#/oneOf/6/properties/report/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[6].properties.report.properties.limit.type,parentSchema:schema11.oneOf[6].properties.report.properties.limit,data:data309};
if(vErrors === null){
vErrors = [err685];
}
else {
vErrors.push(err685);
}
errors++;
}
if((typeof data309 == "number") && (isFinite(data309))){
if(data309 > 20000 || isNaN(data309)){
const err686 = {instancePath:instancePath+"/report/limit",schemaPath:"#/oneOf/6/properties/report/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20000},message:"must be <= 20000",schema:20000,parentSchema:schema11.oneOf[6].properties.report.properties.limit,data:data309};
if(vErrors === null){
vErrors = [err686];
}
else {
vErrors.push(err686);
}
errors++;
}
if(data309 < 1 || isNaN(data309)){
const err687 = {instancePath:instancePath+"/report/limit",schemaPath:"#/oneOf/6/properties/report/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.limit,data:data309};
if(vErrors === null){
vErrors = [err687];
}
else {
vErrors.push(err687);
}
errors++;
}
}
}
if(data255.charts !== undefined){
let data310 = data255.charts;
if(Array.isArray(data310)){
if(data310.length > 6){
const err688 = {instancePath:instancePath+"/report/charts",schemaPath:"#/oneOf/6/properties/report/properties/charts/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items",schema:6,parentSchema:schema11.oneOf[6].properties.report.properties.charts,data:data310};
if(vErrors === null){
vErrors = [err688];
}
else {
vErrors.push(err688);
}
errors++;
}
const len32 = data310.length;
for(let i32=0; i32<len32; i32++){
let data311 = data310[i32];
if(data311 && typeof data311 == "object" && !Array.isArray(data311)){
if(data311.id === undefined){
const err689 = {instancePath:instancePath+"/report/charts/" + i32,schemaPath:"#/oneOf/6/properties/report/properties/charts/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[6].properties.report.properties.charts.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items,data:data311};
if(vErrors === null){
vErrors = [err689];
}
else {
vErrors.push(err689);
}
errors++;
}
if(data311.type === undefined){
const err690 = {instancePath:instancePath+"/report/charts/" + i32,schemaPath:"#/oneOf/6/properties/report/properties/charts/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema11.oneOf[6].properties.report.properties.charts.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items,data:data311};
if(vErrors === null){
vErrors = [err690];
}
else {
vErrors.push(err690);
}
errors++;
}
if(data311.title === undefined){
const err691 = {instancePath:instancePath+"/report/charts/" + i32,schemaPath:"#/oneOf/6/properties/report/properties/charts/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[6].properties.report.properties.charts.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items,data:data311};
if(vErrors === null){
vErrors = [err691];
}
else {
vErrors.push(err691);
}
errors++;
}
if(data311.x === undefined){
const err692 = {instancePath:instancePath+"/report/charts/" + i32,schemaPath:"#/oneOf/6/properties/report/properties/charts/items/required",keyword:"required",params:{missingProperty: "x"},message:"must have required property '"+"x"+"'",schema:schema11.oneOf[6].properties.report.properties.charts.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items,data:data311};
if(vErrors === null){
vErrors = [err692];
}
else {
vErrors.push(err692);
}
errors++;
}
if(data311.y === undefined){
const err693 = {instancePath:instancePath+"/report/charts/" + i32,schemaPath:"#/oneOf/6/properties/report/properties/charts/items/required",keyword:"required",params:{missingProperty: "y"},message:"must have required property '"+"y"+"'",schema:schema11.oneOf[6].properties.report.properties.charts.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items,data:data311};
if(vErrors === null){
vErrors = [err693];
}
else {
vErrors.push(err693);
}
errors++;
}
for(const key66 in data311){
if(!(((((((key66 === "id") || (key66 === "type")) || (key66 === "title")) || (key66 === "props")) || (key66 === "x")) || (key66 === "y")) || (key66 === "series"))){
const err694 = {instancePath:instancePath+"/report/charts/" + i32,schemaPath:"#/oneOf/6/properties/report/properties/charts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key66},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items,data:data311};
if(vErrors === null){
vErrors = [err694];
}
else {
vErrors.push(err694);
}
errors++;
}
}
if(data311.id !== undefined){
let data312 = data311.id;
if(typeof data312 === "string"){
if(!pattern7.test(data312)){
const err695 = {instancePath:instancePath+"/report/charts/" + i32+"/id",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.id,data:data312};
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
const err696 = {instancePath:instancePath+"/report/charts/" + i32+"/id",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.charts.items.properties.id.type,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.id,data:data312};
if(vErrors === null){
vErrors = [err696];
}
else {
vErrors.push(err696);
}
errors++;
}
}
if(data311.type !== undefined){
let data313 = data311.type;
if(typeof data313 === "string"){
if(!pattern15.test(data313)){
const err697 = {instancePath:instancePath+"/report/charts/" + i32+"/type",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/type/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.type,data:data313};
if(vErrors === null){
vErrors = [err697];
}
else {
vErrors.push(err697);
}
errors++;
}
}
else {
const err698 = {instancePath:instancePath+"/report/charts/" + i32+"/type",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.charts.items.properties.type.type,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.type,data:data313};
if(vErrors === null){
vErrors = [err698];
}
else {
vErrors.push(err698);
}
errors++;
}
}
if(data311.title !== undefined){
let data314 = data311.title;
if(typeof data314 === "string"){
if(data314.length > 500){
const err699 = {instancePath:instancePath+"/report/charts/" + i32+"/title",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.title,data:data314};
if(vErrors === null){
vErrors = [err699];
}
else {
vErrors.push(err699);
}
errors++;
}
if(data314.length < 1){
const err700 = {instancePath:instancePath+"/report/charts/" + i32+"/title",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.title,data:data314};
if(vErrors === null){
vErrors = [err700];
}
else {
vErrors.push(err700);
}
errors++;
}
}
else {
const err701 = {instancePath:instancePath+"/report/charts/" + i32+"/title",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.charts.items.properties.title.type,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.title,data:data314};
if(vErrors === null){
vErrors = [err701];
}
else {
vErrors.push(err701);
}
errors++;
}
}
if(data311.props !== undefined){
let data315 = data311.props;
if(!(data315 && typeof data315 == "object" && !Array.isArray(data315))){
const err702 = {instancePath:instancePath+"/report/charts/" + i32+"/props",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.charts.items.properties.props.type,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.props,data:data315};
if(vErrors === null){
vErrors = [err702];
}
else {
vErrors.push(err702);
}
errors++;
}
}
if(data311.x !== undefined){
let data316 = data311.x;
if(typeof data316 === "string"){
if(!pattern7.test(data316)){
const err703 = {instancePath:instancePath+"/report/charts/" + i32+"/x",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/x/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.x,data:data316};
if(vErrors === null){
vErrors = [err703];
}
else {
vErrors.push(err703);
}
errors++;
}
}
else {
const err704 = {instancePath:instancePath+"/report/charts/" + i32+"/x",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/x/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.charts.items.properties.x.type,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.x,data:data316};
if(vErrors === null){
vErrors = [err704];
}
else {
vErrors.push(err704);
}
errors++;
}
}
if(data311.y !== undefined){
let data317 = data311.y;
if(Array.isArray(data317)){
if(data317.length > 6){
const err705 = {instancePath:instancePath+"/report/charts/" + i32+"/y",schemaPath:"#/$defs/Measures/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items",schema:6,parentSchema:schema68,data:data317};
if(vErrors === null){
vErrors = [err705];
}
else {
vErrors.push(err705);
}
errors++;
}
if(data317.length < 1){
const err706 = {instancePath:instancePath+"/report/charts/" + i32+"/y",schemaPath:"#/$defs/Measures/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema68,data:data317};
if(vErrors === null){
vErrors = [err706];
}
else {
vErrors.push(err706);
}
errors++;
}
const len33 = data317.length;
for(let i33=0; i33<len33; i33++){
let data318 = data317[i33];
if(typeof data318 === "string"){
if(!pattern7.test(data318)){
const err707 = {instancePath:instancePath+"/report/charts/" + i32+"/y/" + i33,schemaPath:"#/$defs/Measures/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema68.items,data:data318};
if(vErrors === null){
vErrors = [err707];
}
else {
vErrors.push(err707);
}
errors++;
}
}
else {
const err708 = {instancePath:instancePath+"/report/charts/" + i32+"/y/" + i33,schemaPath:"#/$defs/Measures/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema68.items.type,parentSchema:schema68.items,data:data318};
if(vErrors === null){
vErrors = [err708];
}
else {
vErrors.push(err708);
}
errors++;
}
}
}
else {
const err709 = {instancePath:instancePath+"/report/charts/" + i32+"/y",schemaPath:"#/$defs/Measures/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema68.type,parentSchema:schema68,data:data317};
if(vErrors === null){
vErrors = [err709];
}
else {
vErrors.push(err709);
}
errors++;
}
}
if(data311.series !== undefined){
let data319 = data311.series;
if(typeof data319 === "string"){
if(!pattern7.test(data319)){
const err710 = {instancePath:instancePath+"/report/charts/" + i32+"/series",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/series/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.series,data:data319};
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
const err711 = {instancePath:instancePath+"/report/charts/" + i32+"/series",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/series/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.charts.items.properties.series.type,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.series,data:data319};
if(vErrors === null){
vErrors = [err711];
}
else {
vErrors.push(err711);
}
errors++;
}
}
}
else {
const err712 = {instancePath:instancePath+"/report/charts/" + i32,schemaPath:"#/oneOf/6/properties/report/properties/charts/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.charts.items.type,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items,data:data311};
if(vErrors === null){
vErrors = [err712];
}
else {
vErrors.push(err712);
}
errors++;
}
}
}
else {
const err713 = {instancePath:instancePath+"/report/charts",schemaPath:"#/oneOf/6/properties/report/properties/charts/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[6].properties.report.properties.charts.type,parentSchema:schema11.oneOf[6].properties.report.properties.charts,data:data310};
if(vErrors === null){
vErrors = [err713];
}
else {
vErrors.push(err713);
}
errors++;
}
}
if(data255.drill !== undefined){
let data320 = data255.drill;
if(data320 && typeof data320 == "object" && !Array.isArray(data320)){
if(data320.page === undefined){
const err714 = {instancePath:instancePath+"/report/drill",schemaPath:"#/oneOf/6/properties/report/properties/drill/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'",schema:schema11.oneOf[6].properties.report.properties.drill.required,parentSchema:schema11.oneOf[6].properties.report.properties.drill,data:data320};
if(vErrors === null){
vErrors = [err714];
}
else {
vErrors.push(err714);
}
errors++;
}
if(data320.query === undefined){
const err715 = {instancePath:instancePath+"/report/drill",schemaPath:"#/oneOf/6/properties/report/properties/drill/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'",schema:schema11.oneOf[6].properties.report.properties.drill.required,parentSchema:schema11.oneOf[6].properties.report.properties.drill,data:data320};
if(vErrors === null){
vErrors = [err715];
}
else {
vErrors.push(err715);
}
errors++;
}
for(const key67 in data320){
if(!((key67 === "page") || (key67 === "query"))){
const err716 = {instancePath:instancePath+"/report/drill",schemaPath:"#/oneOf/6/properties/report/properties/drill/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key67},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.drill,data:data320};
if(vErrors === null){
vErrors = [err716];
}
else {
vErrors.push(err716);
}
errors++;
}
}
if(data320.page !== undefined){
let data321 = data320.page;
if(typeof data321 === "string"){
if(data321.length > 120){
const err717 = {instancePath:instancePath+"/report/drill/page",schemaPath:"#/oneOf/6/properties/report/properties/drill/properties/page/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.oneOf[6].properties.report.properties.drill.properties.page,data:data321};
if(vErrors === null){
vErrors = [err717];
}
else {
vErrors.push(err717);
}
errors++;
}
if(!pattern0.test(data321)){
const err718 = {instancePath:instancePath+"/report/drill/page",schemaPath:"#/oneOf/6/properties/report/properties/drill/properties/page/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[6].properties.report.properties.drill.properties.page,data:data321};
if(vErrors === null){
vErrors = [err718];
}
else {
vErrors.push(err718);
}
errors++;
}
}
else {
const err719 = {instancePath:instancePath+"/report/drill/page",schemaPath:"#/oneOf/6/properties/report/properties/drill/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.drill.properties.page.type,parentSchema:schema11.oneOf[6].properties.report.properties.drill.properties.page,data:data321};
if(vErrors === null){
vErrors = [err719];
}
else {
vErrors.push(err719);
}
errors++;
}
}
if(data320.query !== undefined){
let data322 = data320.query;
if(data322 && typeof data322 == "object" && !Array.isArray(data322)){
for(const key68 in data322){
if(pattern23.test(key68)){
let data323 = data322[key68];
if(data323 && typeof data323 == "object" && !Array.isArray(data323)){
if(Object.keys(data323).length < 1){
const err720 = {instancePath:instancePath+"/report/drill/query/" + key68.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/oneOf/6/properties/report/properties/drill/properties/query/patternProperties/%5E.*%24/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.drill.properties.query.patternProperties["^.*$"],data:data323};
if(vErrors === null){
vErrors = [err720];
}
else {
vErrors.push(err720);
}
errors++;
}
for(const key69 in data323){
if(!((key69 === "dimension") || (key69 === "filter"))){
const err721 = {instancePath:instancePath+"/report/drill/query/" + key68.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/oneOf/6/properties/report/properties/drill/properties/query/patternProperties/%5E.*%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key69},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.drill.properties.query.patternProperties["^.*$"],data:data323};
if(vErrors === null){
vErrors = [err721];
}
else {
vErrors.push(err721);
}
errors++;
}
}
if(data323.dimension !== undefined){
let data324 = data323.dimension;
if(typeof data324 === "string"){
if(!pattern7.test(data324)){
const err722 = {instancePath:instancePath+"/report/drill/query/" + key68.replace(/~/g, "~0").replace(/\//g, "~1")+"/dimension",schemaPath:"#/oneOf/6/properties/report/properties/drill/properties/query/patternProperties/%5E.*%24/properties/dimension/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.drill.properties.query.patternProperties["^.*$"].properties.dimension,data:data324};
if(vErrors === null){
vErrors = [err722];
}
else {
vErrors.push(err722);
}
errors++;
}
}
else {
const err723 = {instancePath:instancePath+"/report/drill/query/" + key68.replace(/~/g, "~0").replace(/\//g, "~1")+"/dimension",schemaPath:"#/oneOf/6/properties/report/properties/drill/properties/query/patternProperties/%5E.*%24/properties/dimension/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.drill.properties.query.patternProperties["^.*$"].properties.dimension.type,parentSchema:schema11.oneOf[6].properties.report.properties.drill.properties.query.patternProperties["^.*$"].properties.dimension,data:data324};
if(vErrors === null){
vErrors = [err723];
}
else {
vErrors.push(err723);
}
errors++;
}
}
if(data323.filter !== undefined){
let data325 = data323.filter;
if(typeof data325 === "string"){
if(!pattern7.test(data325)){
const err724 = {instancePath:instancePath+"/report/drill/query/" + key68.replace(/~/g, "~0").replace(/\//g, "~1")+"/filter",schemaPath:"#/oneOf/6/properties/report/properties/drill/properties/query/patternProperties/%5E.*%24/properties/filter/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.drill.properties.query.patternProperties["^.*$"].properties.filter,data:data325};
if(vErrors === null){
vErrors = [err724];
}
else {
vErrors.push(err724);
}
errors++;
}
}
else {
const err725 = {instancePath:instancePath+"/report/drill/query/" + key68.replace(/~/g, "~0").replace(/\//g, "~1")+"/filter",schemaPath:"#/oneOf/6/properties/report/properties/drill/properties/query/patternProperties/%5E.*%24/properties/filter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.drill.properties.query.patternProperties["^.*$"].properties.filter.type,parentSchema:schema11.oneOf[6].properties.report.properties.drill.properties.query.patternProperties["^.*$"].properties.filter,data:data325};
if(vErrors === null){
vErrors = [err725];
}
else {
vErrors.push(err725);
}
errors++;
}
}
}
else {
const err726 = {instancePath:instancePath+"/report/drill/query/" + key68.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/oneOf/6/properties/report/properties/drill/properties/query/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.drill.properties.query.patternProperties["^.*$"].type,parentSchema:schema11.oneOf[6].properties.report.properties.drill.properties.query.patternProperties["^.*$"],data:data323};
if(vErrors === null){
vErrors = [err726];
}
else {
vErrors.push(err726);
}
errors++;
}
}
}
}
else {
const err727 = {instancePath:instancePath+"/report/drill/query",schemaPath:"#/oneOf/6/properties/report/properties/drill/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.drill.properties.query.type,parentSchema:schema11.oneOf[6].properties.report.properties.drill.properties.query,data:data322};
if(vErrors === null){
vErrors = [err727];
}
else {
vErrors.push(err727);
}
errors++;
}
}
}
else {
const err728 = {instancePath:instancePath+"/report/drill",schemaPath:"#/oneOf/6/properties/report/properties/drill/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.drill.type,parentSchema:schema11.oneOf[6].properties.report.properties.drill,data:data320};
if(vErrors === null){
vErrors = [err728];
}
else {
vErrors.push(err728);
}
errors++;
}
}
if(data255.checks !== undefined){
let data326 = data255.checks;
if(Array.isArray(data326)){
if(data326.length > 20){
const err729 = {instancePath:instancePath+"/report/checks",schemaPath:"#/oneOf/6/properties/report/properties/checks/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema11.oneOf[6].properties.report.properties.checks,data:data326};
if(vErrors === null){
vErrors = [err729];
}
else {
vErrors.push(err729);
}
errors++;
}
const len34 = data326.length;
for(let i34=0; i34<len34; i34++){
let data327 = data326[i34];
if(data327 && typeof data327 == "object" && !Array.isArray(data327)){
if(data327.id === undefined){
const err730 = {instancePath:instancePath+"/report/checks/" + i34,schemaPath:"#/oneOf/6/properties/report/properties/checks/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[6].properties.report.properties.checks.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items,data:data327};
if(vErrors === null){
vErrors = [err730];
}
else {
vErrors.push(err730);
}
errors++;
}
if(data327.expr === undefined){
const err731 = {instancePath:instancePath+"/report/checks/" + i34,schemaPath:"#/oneOf/6/properties/report/properties/checks/items/required",keyword:"required",params:{missingProperty: "expr"},message:"must have required property '"+"expr"+"'",schema:schema11.oneOf[6].properties.report.properties.checks.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items,data:data327};
if(vErrors === null){
vErrors = [err731];
}
else {
vErrors.push(err731);
}
errors++;
}
if(data327.message === undefined){
const err732 = {instancePath:instancePath+"/report/checks/" + i34,schemaPath:"#/oneOf/6/properties/report/properties/checks/items/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'",schema:schema11.oneOf[6].properties.report.properties.checks.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items,data:data327};
if(vErrors === null){
vErrors = [err732];
}
else {
vErrors.push(err732);
}
errors++;
}
for(const key70 in data327){
if(!((((key70 === "id") || (key70 === "expr")) || (key70 === "tolerance")) || (key70 === "message"))){
const err733 = {instancePath:instancePath+"/report/checks/" + i34,schemaPath:"#/oneOf/6/properties/report/properties/checks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key70},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items,data:data327};
if(vErrors === null){
vErrors = [err733];
}
else {
vErrors.push(err733);
}
errors++;
}
}
if(data327.id !== undefined){
let data328 = data327.id;
if(typeof data328 === "string"){
if(!pattern7.test(data328)){
const err734 = {instancePath:instancePath+"/report/checks/" + i34+"/id",schemaPath:"#/oneOf/6/properties/report/properties/checks/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.checks.items.properties.id,data:data328};
if(vErrors === null){
vErrors = [err734];
}
else {
vErrors.push(err734);
}
errors++;
}
}
else {
const err735 = {instancePath:instancePath+"/report/checks/" + i34+"/id",schemaPath:"#/oneOf/6/properties/report/properties/checks/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.checks.items.properties.id.type,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items.properties.id,data:data328};
if(vErrors === null){
vErrors = [err735];
}
else {
vErrors.push(err735);
}
errors++;
}
}
if(data327.expr !== undefined){
let data329 = data327.expr;
if(data329 && typeof data329 == "object" && !Array.isArray(data329)){
if(data329.$expr === undefined){
const err736 = {instancePath:instancePath+"/report/checks/" + i34+"/expr",schemaPath:"#/oneOf/6/properties/report/properties/checks/items/properties/expr/required",keyword:"required",params:{missingProperty: "$expr"},message:"must have required property '"+"$expr"+"'",schema:schema11.oneOf[6].properties.report.properties.checks.items.properties.expr.required,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items.properties.expr,data:data329};
if(vErrors === null){
vErrors = [err736];
}
else {
vErrors.push(err736);
}
errors++;
}
for(const key71 in data329){
if(!(key71 === "$expr")){
const err737 = {instancePath:instancePath+"/report/checks/" + i34+"/expr",schemaPath:"#/oneOf/6/properties/report/properties/checks/items/properties/expr/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key71},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items.properties.expr,data:data329};
if(vErrors === null){
vErrors = [err737];
}
else {
vErrors.push(err737);
}
errors++;
}
}
if(data329.$expr !== undefined){
let data330 = data329.$expr;
if(typeof data330 === "string"){
if(data330.length > 2000){
const err738 = {instancePath:instancePath+"/report/checks/" + i34+"/expr/$expr",schemaPath:"#/oneOf/6/properties/report/properties/checks/items/properties/expr/properties/%24expr/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items.properties.expr.properties.$expr,data:data330};
if(vErrors === null){
vErrors = [err738];
}
else {
vErrors.push(err738);
}
errors++;
}
if(data330.length < 1){
const err739 = {instancePath:instancePath+"/report/checks/" + i34+"/expr/$expr",schemaPath:"#/oneOf/6/properties/report/properties/checks/items/properties/expr/properties/%24expr/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items.properties.expr.properties.$expr,data:data330};
if(vErrors === null){
vErrors = [err739];
}
else {
vErrors.push(err739);
}
errors++;
}
}
else {
const err740 = {instancePath:instancePath+"/report/checks/" + i34+"/expr/$expr",schemaPath:"#/oneOf/6/properties/report/properties/checks/items/properties/expr/properties/%24expr/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.checks.items.properties.expr.properties.$expr.type,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items.properties.expr.properties.$expr,data:data330};
if(vErrors === null){
vErrors = [err740];
}
else {
vErrors.push(err740);
}
errors++;
}
}
}
else {
const err741 = {instancePath:instancePath+"/report/checks/" + i34+"/expr",schemaPath:"#/oneOf/6/properties/report/properties/checks/items/properties/expr/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.checks.items.properties.expr.type,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items.properties.expr,data:data329};
if(vErrors === null){
vErrors = [err741];
}
else {
vErrors.push(err741);
}
errors++;
}
}
if(data327.tolerance !== undefined){
let data331 = data327.tolerance;
if(!(((typeof data331 == "number") && (!(data331 % 1) && !isNaN(data331))) && (isFinite(data331)))){
const err742 = {instancePath:instancePath+"/report/checks/" + i34+"/tolerance",schemaPath:"#/oneOf/6/properties/report/properties/checks/items/properties/tolerance/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[6].properties.report.properties.checks.items.properties.tolerance.type,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items.properties.tolerance,data:data331};
if(vErrors === null){
vErrors = [err742];
}
else {
vErrors.push(err742);
}
errors++;
}
if((typeof data331 == "number") && (isFinite(data331))){
if(data331 < 0 || isNaN(data331)){
const err743 = {instancePath:instancePath+"/report/checks/" + i34+"/tolerance",schemaPath:"#/oneOf/6/properties/report/properties/checks/items/properties/tolerance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items.properties.tolerance,data:data331};
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
if(data327.message !== undefined){
if(!(validate22(data327.message, {instancePath:instancePath+"/report/checks/" + i34+"/message",parentData:data327,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err744 = {instancePath:instancePath+"/report/checks/" + i34,schemaPath:"#/oneOf/6/properties/report/properties/checks/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.checks.items.type,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items,data:data327};
if(vErrors === null){
vErrors = [err744];
}
else {
vErrors.push(err744);
}
errors++;
}
}
}
else {
const err745 = {instancePath:instancePath+"/report/checks",schemaPath:"#/oneOf/6/properties/report/properties/checks/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[6].properties.report.properties.checks.type,parentSchema:schema11.oneOf[6].properties.report.properties.checks,data:data326};
if(vErrors === null){
vErrors = [err745];
}
else {
vErrors.push(err745);
}
errors++;
}
}
if(data255.budget !== undefined){
let data333 = data255.budget;
if(data333 && typeof data333 == "object" && !Array.isArray(data333)){
if(data333.maxRows === undefined){
const err746 = {instancePath:instancePath+"/report/budget",schemaPath:"#/oneOf/6/properties/report/properties/budget/required",keyword:"required",params:{missingProperty: "maxRows"},message:"must have required property '"+"maxRows"+"'",schema:schema11.oneOf[6].properties.report.properties.budget.required,parentSchema:schema11.oneOf[6].properties.report.properties.budget,data:data333};
if(vErrors === null){
vErrors = [err746];
}
else {
vErrors.push(err746);
}
errors++;
}
if(data333.maxSeconds === undefined){
const err747 = {instancePath:instancePath+"/report/budget",schemaPath:"#/oneOf/6/properties/report/properties/budget/required",keyword:"required",params:{missingProperty: "maxSeconds"},message:"must have required property '"+"maxSeconds"+"'",schema:schema11.oneOf[6].properties.report.properties.budget.required,parentSchema:schema11.oneOf[6].properties.report.properties.budget,data:data333};
if(vErrors === null){
vErrors = [err747];
}
else {
vErrors.push(err747);
}
errors++;
}
for(const key72 in data333){
if(!(((key72 === "maxRows") || (key72 === "maxSeconds")) || (key72 === "requireDateRange"))){
const err748 = {instancePath:instancePath+"/report/budget",schemaPath:"#/oneOf/6/properties/report/properties/budget/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key72},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.budget,data:data333};
if(vErrors === null){
vErrors = [err748];
}
else {
vErrors.push(err748);
}
errors++;
}
}
if(data333.maxRows !== undefined){
let data334 = data333.maxRows;
if(!(((typeof data334 == "number") && (!(data334 % 1) && !isNaN(data334))) && (isFinite(data334)))){
const err749 = {instancePath:instancePath+"/report/budget/maxRows",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/maxRows/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[6].properties.report.properties.budget.properties.maxRows.type,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.maxRows,data:data334};
if(vErrors === null){
vErrors = [err749];
}
else {
vErrors.push(err749);
}
errors++;
}
if((typeof data334 == "number") && (isFinite(data334))){
if(data334 > 20000 || isNaN(data334)){
const err750 = {instancePath:instancePath+"/report/budget/maxRows",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/maxRows/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20000},message:"must be <= 20000",schema:20000,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.maxRows,data:data334};
if(vErrors === null){
vErrors = [err750];
}
else {
vErrors.push(err750);
}
errors++;
}
if(data334 < 1 || isNaN(data334)){
const err751 = {instancePath:instancePath+"/report/budget/maxRows",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/maxRows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.maxRows,data:data334};
if(vErrors === null){
vErrors = [err751];
}
else {
vErrors.push(err751);
}
errors++;
}
}
}
if(data333.maxSeconds !== undefined){
let data335 = data333.maxSeconds;
if(!(((typeof data335 == "number") && (!(data335 % 1) && !isNaN(data335))) && (isFinite(data335)))){
const err752 = {instancePath:instancePath+"/report/budget/maxSeconds",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/maxSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[6].properties.report.properties.budget.properties.maxSeconds.type,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.maxSeconds,data:data335};
if(vErrors === null){
vErrors = [err752];
}
else {
vErrors.push(err752);
}
errors++;
}
if((typeof data335 == "number") && (isFinite(data335))){
if(data335 > 25 || isNaN(data335)){
const err753 = {instancePath:instancePath+"/report/budget/maxSeconds",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/maxSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 25},message:"must be <= 25",schema:25,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.maxSeconds,data:data335};
if(vErrors === null){
vErrors = [err753];
}
else {
vErrors.push(err753);
}
errors++;
}
if(data335 < 1 || isNaN(data335)){
const err754 = {instancePath:instancePath+"/report/budget/maxSeconds",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/maxSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.maxSeconds,data:data335};
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
if(data333.requireDateRange !== undefined){
let data336 = data333.requireDateRange;
if(data336 && typeof data336 == "object" && !Array.isArray(data336)){
if(data336.filter === undefined){
const err755 = {instancePath:instancePath+"/report/budget/requireDateRange",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/requireDateRange/required",keyword:"required",params:{missingProperty: "filter"},message:"must have required property '"+"filter"+"'",schema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange.required,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange,data:data336};
if(vErrors === null){
vErrors = [err755];
}
else {
vErrors.push(err755);
}
errors++;
}
if(data336.maxDays === undefined){
const err756 = {instancePath:instancePath+"/report/budget/requireDateRange",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/requireDateRange/required",keyword:"required",params:{missingProperty: "maxDays"},message:"must have required property '"+"maxDays"+"'",schema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange.required,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange,data:data336};
if(vErrors === null){
vErrors = [err756];
}
else {
vErrors.push(err756);
}
errors++;
}
for(const key73 in data336){
if(!((key73 === "filter") || (key73 === "maxDays"))){
const err757 = {instancePath:instancePath+"/report/budget/requireDateRange",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/requireDateRange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key73},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange,data:data336};
if(vErrors === null){
vErrors = [err757];
}
else {
vErrors.push(err757);
}
errors++;
}
}
if(data336.filter !== undefined){
let data337 = data336.filter;
if(typeof data337 === "string"){
if(!pattern7.test(data337)){
const err758 = {instancePath:instancePath+"/report/budget/requireDateRange/filter",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/requireDateRange/properties/filter/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange.properties.filter,data:data337};
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
const err759 = {instancePath:instancePath+"/report/budget/requireDateRange/filter",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/requireDateRange/properties/filter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange.properties.filter.type,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange.properties.filter,data:data337};
if(vErrors === null){
vErrors = [err759];
}
else {
vErrors.push(err759);
}
errors++;
}
}
if(data336.maxDays !== undefined){
let data338 = data336.maxDays;
if(!(((typeof data338 == "number") && (!(data338 % 1) && !isNaN(data338))) && (isFinite(data338)))){
const err760 = {instancePath:instancePath+"/report/budget/requireDateRange/maxDays",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/requireDateRange/properties/maxDays/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange.properties.maxDays.type,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange.properties.maxDays,data:data338};
if(vErrors === null){
vErrors = [err760];
}
else {
vErrors.push(err760);
}
errors++;
}
if((typeof data338 == "number") && (isFinite(data338))){
if(data338 > 3660 || isNaN(data338)){
const err761 = {instancePath:instancePath+"/report/budget/requireDateRange/maxDays",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/requireDateRange/properties/maxDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3660},message:"must be <= 3660",schema:3660,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange.properties.maxDays,data:data338};
if(vErrors === null){
vErrors = [err761];
}
else {
vErrors.push(err761);
}
errors++;
}
if(data338 < 1 || isNaN(data338)){
const err762 = {instancePath:instancePath+"/report/budget/requireDateRange/maxDays",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/requireDateRange/properties/maxDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange.properties.maxDays,data:data338};
if(vErrors === null){
vErrors = [err762];
}
else {
vErrors.push(err762);
}
errors++;
}
}
}
}
else {
const err763 = {instancePath:instancePath+"/report/budget/requireDateRange",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/requireDateRange/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange.type,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange,data:data336};
if(vErrors === null){
vErrors = [err763];
}
else {
vErrors.push(err763);
}
errors++;
}
}
}
else {
const err764 = {instancePath:instancePath+"/report/budget",schemaPath:"#/oneOf/6/properties/report/properties/budget/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.budget.type,parentSchema:schema11.oneOf[6].properties.report.properties.budget,data:data333};
if(vErrors === null){
vErrors = [err764];
}
else {
vErrors.push(err764);
}
errors++;
}
}
if(data255.empty !== undefined){
let data339 = data255.empty;
if(typeof data339 === "string"){
if(data339.length > 500){
const err765 = {instancePath:instancePath+"/report/empty",schemaPath:"#/oneOf/6/properties/report/properties/empty/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[6].properties.report.properties.empty,data:data339};
if(vErrors === null){
vErrors = [err765];
}
else {
vErrors.push(err765);
}
errors++;
}
if(data339.length < 1){
const err766 = {instancePath:instancePath+"/report/empty",schemaPath:"#/oneOf/6/properties/report/properties/empty/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.empty,data:data339};
if(vErrors === null){
vErrors = [err766];
}
else {
vErrors.push(err766);
}
errors++;
}
}
else {
const err767 = {instancePath:instancePath+"/report/empty",schemaPath:"#/oneOf/6/properties/report/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.empty.type,parentSchema:schema11.oneOf[6].properties.report.properties.empty,data:data339};
if(vErrors === null){
vErrors = [err767];
}
else {
vErrors.push(err767);
}
errors++;
}
}
}
else {
const err768 = {instancePath:instancePath+"/report",schemaPath:"#/oneOf/6/properties/report/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.type,parentSchema:schema11.oneOf[6].properties.report,data:data255};
if(vErrors === null){
vErrors = [err768];
}
else {
vErrors.push(err768);
}
errors++;
}
}
}
else {
const err769 = {instancePath,schemaPath:"#/oneOf/6/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].type,parentSchema:schema11.oneOf[6],data};
if(vErrors === null){
vErrors = [err769];
}
else {
vErrors.push(err769);
}
errors++;
}
}
else {
const err770 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf",schema:schema11.discriminator,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err770];
}
else {
vErrors.push(err770);
}
errors++;
}
}
else {
const err771 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string",schema:schema11.discriminator,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err771];
}
else {
vErrors.push(err771);
}
errors++;
}
}
else {
const err772 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err772];
}
else {
vErrors.push(err772);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

